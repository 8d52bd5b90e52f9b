import { describe, expect, it } from 'vitest';
import { MAX_STORED_UNITS } from './fitQuestions.ts';
import { joinQuestions, placeOfOpen, withLeftOut } from './joinQuestions.ts';
import { EMPTY_QUESTION } from './question.ts';

const written = (text: string, target = '') => ({ ...EMPTY_QUESTION, value: { text }, target });

describe('joinQuestions', () => {
  const kept = { questions: [written('가'), written('나')], openIndex: 1 };
  const texts = (joined: ReturnType<typeof joinQuestions>) => joined?.questions.map(({ value }) => value.text);

  it('adds what only the page has and leaves it open', () => {
    const joined = joinQuestions(kept, { questions: [written('다'), EMPTY_QUESTION, written('라')], openIndex: 2 });
    expect(texts(joined)).toEqual(['가', '나', '다', '라']);
    expect(joined?.openIndex).toBe(3);
  });

  it('has a text of both once, as it is on the page', () => {
    const joined = joinQuestions(kept, { questions: [written('가', '500')], openIndex: 0 });
    expect(joined).toEqual({ questions: [written('가', '500'), written('나')], openIndex: 0 });
  });

  it('leaves the targets of empty questions as they are stored', () => {
    const empty = { questions: [written('', '500')], openIndex: 0 };
    expect(joinQuestions(empty, { questions: [EMPTY_QUESTION], openIndex: 0 })).toEqual(empty);
    const several = { questions: [written('가', '500'), written('', '700'), written('', '1000')], openIndex: 2 };
    expect(joinQuestions(several, several)).toEqual(several);
    expect(joinQuestions(several, { questions: [EMPTY_QUESTION], openIndex: 0 })).toEqual(several);
    expect(joinQuestions(several, { questions: [written('가', '600'), written('', '1')], openIndex: 0 })).toEqual({
      questions: [written('가', '600'), written('', '700'), written('', '1000')],
      openIndex: 0,
    });
  });

  it('tells questions with the same text apart', () => {
    const twins = { questions: [written('가', '500'), written('가', '1000')], openIndex: 1 };
    expect(joinQuestions(twins, twins)).toEqual(twins);
    const first = written('나');
    expect(joinQuestions({ questions: [first, ...twins.questions], openIndex: 0 }, twins)).toEqual({
      questions: [first, ...twins.questions],
      openIndex: 2,
    });
    const changed = { questions: [written('가', '600'), written('가', '1000'), written('가', '1500')], openIndex: 2 };
    expect(joinQuestions(twins, changed)).toEqual(changed);
  });

  it('opens the stored one where the page is empty', () => {
    expect(joinQuestions(kept, { questions: [EMPTY_QUESTION], openIndex: 0 })).toEqual(kept);
  });

  it('joins no more than there is room for', () => {
    const many = { questions: ['1', '2', '3', '4', '5', '6', '7'].map((text) => written(text)), openIndex: 0 };
    expect(joinQuestions(kept, many)).toBeUndefined();
  });
});

describe('the open question, where another tab has changed the list', () => {
  const own = [written('가'), written('나', '500'), written('나', '1000'), written('')];

  it('is followed to its new place', () => {
    expect(placeOfOpen(own.slice(1), { questions: own, openIndex: 1 })).toBe(0);
    expect(placeOfOpen(own.slice(1), { questions: own, openIndex: 2 })).toBe(1);
    expect(placeOfOpen([written('다'), written('가', '700')], { questions: own, openIndex: 0 })).toBe(1);
  });

  it('has the same number where its text has changed, or where there is none', () => {
    expect(placeOfOpen([written('가 더'), written('나')], { questions: own, openIndex: 0 })).toBe(0);
    expect(
      placeOfOpen([written('가'), written(''), written('다'), written('라')], { questions: own, openIndex: 3 }),
    ).toBe(3);
    expect(placeOfOpen([written('다')], { questions: own, openIndex: 2 })).toBe(0);
  });
});

describe('a text that is too long to be stored', () => {
  const long = written('a'.repeat(MAX_STORED_UNITS + 1), '700');

  it('stays where it was, with the target that is stored', () => {
    const kept = [written('가'), written('', '800'), written('다')];
    expect(withLeftOut(kept, [written('가'), long])).toEqual([kept[0], { ...long, target: '800' }, kept[2]]);
  });

  it('comes last where something else has its place, and once', () => {
    const kept = [written('가'), written('나')];
    expect(withLeftOut(kept, [written('가'), long])).toEqual([...kept, long]);
    expect(withLeftOut([...kept, long], [written('가'), long])).toEqual([...kept, long]);
  });
});
