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
  it('follows the alphabet of the given language', () => {
    expect(sorted('apple,가위').text).toBe('가위,apple');
    expect(sorted('apple,가위', { language: 'en' }).text).toBe('apple,가위');
  });

  it('counts the length of an item as a person does', () => {
    expect(sorted('abc,👨‍👩‍👧‍👦,ab', { by: 'length' }).text).toBe('👨‍👩‍👧‍👦,ab,abc');
  });

  it.each([
    ['1,500\n900\n12,000', '900\n1,500\n12,000'],
    ['-5\n-10\n3\n0', '-10\n-5\n0\n3'],
    ['1.5\n1.25\n1.3', '1.25\n1.3\n1.5'],
    ['10.5%\n9.25%\n9.5%', '9.25%\n9.5%\n10.5%'],
    ['제10장\n제2장', '제2장\n제10장'],
    ['2.0\n2.1\n2.0.1\n1.9', '1.9\n2.0\n2.0.1\n2.1'],
    ['1a\n1b\n2a\n10a\n3a', '1a\n1b\n2a\n3a\n10a'],
  ])('compares the numbers of %j by value with the option', (text, expected) => {
    expect(sorted(text, { delimiter: 'newline', natural: true }).text).toBe(expected);
  });

  it('hands over the first items that are no number in a list of numbers, unless the length decides', () => {
    const options = { natural: true } as const;
    const list = sorted('1,2,3,4,5,6,a,b,c,d', options);
    expect([list.unread, list.unreadCount]).toEqual([['a', 'b', 'c'], 4]);
    expect(sorted('1,2,3,a', { ...options, by: 'length' }).unreadCount).toBe(0);
  });

  it('shuffles by the seed alone', () => {
    const items = 'a,b,c,d,e,f,g,h';
    const first = sorted(items, { order: 'shuffle', seed: '1' }).text;
    expect(sorted(items, { order: 'shuffle', seed: '1', language: 'en' }).text).toBe(first);
    expect(sorted(items, { order: 'shuffle', seed: '2' }).text).not.toBe(first);
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
    ['b;a', 'comma', 'semicolon'],
    ['b, c; a', 'newline', 'semicolon'],
    ['a,100,200', 'newline', 'comma'],
    ['301,205,118,440', 'newline', 'comma'],
    ['301,205,118,440\n', 'newline', 'comma'],
    ['301,205,118', 'newline', undefined],
    ['1,200,300,400', 'newline', undefined],
    ['1,200원', 'newline', undefined],
    ['$1,200, $300, $1,000', 'newline', undefined],
    ['1,200 300 4,500', 'newline', 'space'],
    ['1,200; 300', 'newline', 'semicolon'],
    ['b, a', 'newline', 'comma'],
    ['a', 'comma', undefined],
    ['b,a', 'comma', undefined],
    ['', 'comma', undefined],
  ] as const)('knows what would part %j, which %s does not', (text, delimiter, other) => {
    expect(sorted(text, { delimiter }).offer).toEqual(other && { delimiter: other, because: 'single' });
  });

  it.each([
    ['1,500\n2,300\n12,000\n900', 'comma'],
    ['사과, 배\n감, 귤', 'commaSpace'],
    ['a;b\rc;d', 'semicolon'],
  ] as const)('offers lines for %j, whose items by %s hold a line break', (text, delimiter) => {
    expect(sorted(text, { delimiter }).offer).toEqual({ delimiter: 'newline', because: 'lineBreaks' });
  });

  it.each([
    ['b,\na,\n', 'comma'],
    ['b a\nc', 'space'],
    ['b,a\nc', 'newline'],
  ] as const)('offers nothing for %j by %s, whose items are on one line each', (text, delimiter) => {
    expect(sorted(text, { delimiter }).offer).toBeUndefined();
  });
});
