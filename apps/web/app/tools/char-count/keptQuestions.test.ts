import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetQuestions,
  joinQuestions,
  KEPT_QUESTIONS_KEY,
  keepQuestions,
  parseKept,
  readKeptText,
} from './keptQuestions.ts';
import { EMPTY_QUESTION } from './useQuestions.ts';

beforeEach(() => localStorage.clear());

const readKeptQuestions = () => parseKept(readKeptText());
const question = { ...EMPTY_QUESTION, value: { text: '글' }, target: '500' };

it('reads back what it wrote', () => {
  const kept = { questions: [question, EMPTY_QUESTION], at: 1 };
  expect(keepQuestions(kept)).toBe(readKeptText());
  expect(readKeptQuestions()).toEqual(kept);
});

it('takes away what was kept', () => {
  keepQuestions({ questions: [question], at: 0 });
  forgetQuestions();
  expect(localStorage.getItem(KEPT_QUESTIONS_KEY)).toBeNull();
});

it('keeps nothing older in place of what is too large', () => {
  keepQuestions({ questions: [question], at: 0 });
  const large = { ...question, value: { text: 'a'.repeat(1_000_001) } };
  expect(keepQuestions({ questions: [large], at: 0 })).toBeUndefined();
  expect(readKeptQuestions()).toBeUndefined();
});

it.each([
  '',
  'x',
  'null',
  '[]',
  '{"questions":[],"at":0}',
  '{"questions":[1],"at":0}',
  JSON.stringify({ questions: [{ ...question, measure: 'eval' }], at: 0 }),
])('believes nothing it did not write: %s', (text) => {
  localStorage.setItem(KEPT_QUESTIONS_KEY, text);
  expect(readKeptQuestions()).toBeUndefined();
});

it('brings a place that is none back into range', () => {
  localStorage.setItem(KEPT_QUESTIONS_KEY, JSON.stringify({ questions: [question], at: 7.5 }));
  expect(readKeptQuestions()?.at).toBe(0);
});

describe('joinQuestions', () => {
  const written = (text: string, target = '') => ({ ...EMPTY_QUESTION, value: { text }, target });
  const kept = { questions: [written('가'), written('나')], at: 1 };
  const texts = (joined: ReturnType<typeof joinQuestions>) => joined?.questions.map(({ value }) => value.text);

  it('adds what only the page has and leaves it open', () => {
    const joined = joinQuestions(kept, { questions: [written('다'), EMPTY_QUESTION, written('라')], at: 2 });
    expect(texts(joined)).toEqual(['가', '나', '다', '라']);
    expect(joined?.at).toBe(3);
  });

  it('has a text of both once, as it is on the page', () => {
    const joined = joinQuestions(kept, { questions: [written('가', '500')], at: 0 });
    expect(joined).toEqual({ questions: [written('가', '500'), written('나')], at: 0 });
  });

  it('opens the stored one where the page is empty', () => {
    expect(joinQuestions(kept, { questions: [EMPTY_QUESTION], at: 0 })).toEqual(kept);
  });

  it('joins no more than there is room for', () => {
    const many = { questions: ['1', '2', '3', '4', '5', '6', '7'].map((text) => written(text)), at: 0 };
    expect(joinQuestions(kept, many)).toBeUndefined();
  });
});
