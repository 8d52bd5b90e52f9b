import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEARCHED_UNITS, MAX_WORD_EDITS, type MarkWordsOptions, markWords } from './markWords.ts';

/** Both sides with the changed parts in brackets. */
function marked(left: string, right: string, options?: MarkWordsOptions): readonly [string, string] {
  const sides = markWords(left, right, options);
  const write = (side: 'left' | 'right'): string =>
    sides[side].map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
  return [write('left'), write('right')];
}

describe('markWords', () => {
  it.each([
    ['same', 'same', 'same', 'same'],
    ['', 'a', '', '[a]'],
    ['the old car', 'the new car', 'the [old] car', 'the [new] car'],
    ['학교에 간다', '회사에 간다', '[학교에] 간다', '[회사에] 간다'],
    ['f(a, b);', 'f(a, c);', 'f(a, [b]);', 'f(a, [c]);'],
    ['a b', 'a  b', 'a[ ]b', 'a[  ]b'],
    ['👨‍👩‍👧‍👦!', '👨‍👩‍👧!', '[👨‍👩‍👧‍👦]!', '[👨‍👩‍👧]!'],
    ['🇰🇷🇯🇵', '🇰🇷🇺🇸', '🇰🇷[🇯🇵]', '🇰🇷[🇺🇸]'],
  ])('%j and %j', (left, right, markedLeft, markedRight) => {
    expect(marked(left, right)).toEqual([markedLeft, markedRight]);
  });

  it('follows the rules of the comparison', () => {
    expect(marked('A  b', 'a c', { ignoreCase: true, ignoreWhitespace: true })).toEqual(['A  [b]', 'a [c]']);
    expect(marked('한글'.normalize('NFD'), '한글', { ignoreNormalForm: true })[1]).toBe('한글');
    expect(marked('a b', 'ab', { ignoreWhitespace: true })).toEqual(['[a] [b]', '[ab]']);
  });

  it('uses the words of a segmenter', () => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
    expect(marked('私は学生です', '私は先生です')).toEqual(['[私は学生です]', '[私は先生です]']);
    expect(marked('私は学生です', '私は先生です', { segmenter })).toEqual(['私は[学生]です', '私は[先生]です']);
  });

  it('marks texts too long to search as one change', () => {
    const long = 'a '.repeat(MAX_SEARCHED_UNITS / 4);
    expect(marked(`${long}x y z`.slice(6), `${long}q y r`.slice(6))[0]).toMatch(/\[x\] y \[z\]$/);
    expect(marked(`${long}x y z`, `${long}q y r`)[0]).toMatch(/\[x y z\]$/);
    const words = (seed: string): string =>
      Array.from({ length: MAX_WORD_EDITS / 2 + 1 }, (_, index) => `${seed}${index}`).join(',');
    expect(markWords(words('a'), words('b')).left.filter(({ changed }) => changed)).toHaveLength(1);
  });

  it('loses nothing and marks nothing in equal lines', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '가', '나', 'e\u0301', '👍🏽', '\t') });
    fc.assert(
      fc.property(line, line, (left, right) => {
        const sides = markWords(left, right);
        expect(sides.left.map(({ text }) => text).join('')).toBe(left);
        expect(sides.right.map(({ text }) => text).join('')).toBe(right);
        const kept = (parts: typeof sides.left): string =>
          parts.flatMap(({ text, changed }) => (changed ? [] : text)).join('');
        expect(kept(sides.left)).toBe(kept(sides.right));
        expect(markWords(left, left).left.some(({ changed }) => changed)).toBe(false);
      }),
    );
  });
});
