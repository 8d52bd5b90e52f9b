import { describe, expect, it } from 'vitest';
import { FIRST_CHOICES } from './sortChoices.ts';
import { MAX_DROPPED_SHOWN, type SortRequest, sortTask } from './sortTask.ts';

function sorted(text: string, options: Partial<SortRequest> = {}) {
  const steps = sortTask.run({ ...FIRST_CHOICES, text, language: 'ko', ...options });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

describe('sortTask', () => {
  it('follows the alphabet of the language it is told', () => {
    expect(sorted('apple,가위').text).toBe('가위,apple');
    expect(sorted('apple,가위', { language: 'en' }).text).toBe('apple,가위');
  });

  it('counts the length of an item as a person does', () => {
    expect(sorted('abc,👨‍👩‍👧‍👦,ab', { by: 'length' }).text).toBe('👨‍👩‍👧‍👦,ab,abc');
  });

  it('hands over where the lines start', () => {
    const { lineStarts, text } = sorted('b\na', { delimiter: 'newline' });
    expect([text, ...lineStarts]).toEqual(['a\nb', 0, 2]);
  });

  it(`hands over ${MAX_DROPPED_SHOWN} duplicated items and counts them all`, () => {
    const items = Array.from({ length: MAX_DROPPED_SHOWN + 1 }, (_, index) => `n${index}`);
    const some = sorted([...items, ...items].join(','), { duplicates: 'exact' });
    expect(some.dropped).toHaveLength(MAX_DROPPED_SHOWN);
    expect(some.droppedKinds).toBe(MAX_DROPPED_SHOWN + 1);
    expect(some.removed).toBe(MAX_DROPPED_SHOWN + 1);
  });

  it.each([
    ['b\na', 'comma', 'newline'],
    ['b a', 'comma', 'space'],
    ['b,a', 'newline', 'comma'],
    ['a', 'comma', undefined],
    ['b,a', 'comma', undefined],
    ['', 'comma', undefined],
  ] as const)('knows what would part %j, which %s does not', (text, delimiter, other) => {
    expect(sorted(text, { delimiter }).otherDelimiter).toBe(other);
  });
});
