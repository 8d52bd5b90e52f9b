import { describe, expect, it } from 'vitest';
import { findHiddenCharacters, MAX_HIDDEN_CHARACTERS } from './findHiddenCharacters.ts';
import { findHiddenDifferences } from './findHiddenDifferences.ts';

const found = (left: string, right: string) =>
  findHiddenDifferences(left, right).characters.map(({ side, line, code, kind, like }) =>
    [side, line, code.toString(16), kind, like].join(' ').trimEnd(),
  );

describe('findHiddenCharacters', () => {
  it.each([
    ['ab', 'a\u200bb', ['right 1 200b invisible']],
    ['\ufeffab', 'ab', ['left 1 feff invisible']],
    ['ab', 'a\u00adb', ['right 1 ad invisible']],
    ['가', '가\u3164', ['right 1 3164 invisible']],
    ['ab', 'a\u202eb', ['right 1 202e invisible']],
    ['ab', 'ab\u2028', ['right 1 2028 invisible']],
    ['a b', 'a\u00a0b', ['right 1 a0 blank']],
    ['a\tb', 'a b', ['left 1 9 blank']],
    ['a\u3000b', 'a\u00a0b', ['left 1 3000 blank', 'right 1 a0 blank']],
    ['ab', 'ab ', ['right 1 20 trailingBlank']],
    ['ab\t', 'ab', ['left 1 9 trailingBlank']],
    ['А b', 'A b', ['left 1 410 lookalike A']],
    ['1·2', '1ㆍ2', ['right 1 318d lookalike ·']],
    ['a', 'a\u180f', ['right 1 180f invisible']],
    ['1\ufe0f', '1', ['left 1 fe0f invisible']],
    ['a\u{e0041}', 'a', ['left 1 e0041 invisible']],
    ['a', 'a\u{1bca0}\u{1d173}', ['right 1 1bca0 invisible', 'right 1 1d173 invisible']],
    ['a\u0085b', 'ab', ['left 1 85 invisible']],
    // Twice on one side.
    ['a\u200bb', 'a\u200b\u200bb', ['right 1 200b invisible']],
    // A line that moved, and one that looks like it at the same place.
    ['x\na b', 'a\u00a0b\nx', ['right 1 a0 blank']],
    ['a b\na b', 'a\u00a0b\na\tb', ['right 1 a0 blank', 'right 2 9 blank']],
    // Decomposed, and with a blank.
    ['\u1112\u1161\u11ab a', '한\u00a0a', ['right 1 a0 blank']],
    // Tabs in place of spaces.
    ['\treturn 1', '        return 1', ['left 1 9 blank']],
    ['x\n    a', '\ta\nx', ['right 1 9 blank']],
    ['\t\ta', '\t    a', ['left 1 9 blank']],
    // Blank lines that are not empty.
    ['a\n\nb', 'a\n  \nb', ['right 2 20 trailingBlank']],
    ['a\n\nb', 'a\n\u200b\nb', ['right 2 200b invisible']],
    ['a\n\u3000\nb', 'a\n\nb', ['left 2 3000 trailingBlank']],
    ['a\n\nb\n\nc', 'a\n \nb\n\nc', ['right 2 20 trailingBlank']],
    ['a\n\nb', 'x\na\n \nb', ['right 3 20 trailingBlank']],
    [' \u200b', '', ['left 1 200b invisible']],
    ['a b', 'a\u2800b', ['right 1 2800 blank']],
    ['a', 'a\u2800', ['right 1 2800 blank']],
    // The same at another place.
    ['a\u200bbc', 'ab\u200bc', ['left 1 200b invisible']],
    ['ab\u200bc', 'a\u200bbc', ['right 1 200b invisible']],
    ['ab\u{e0041}c', 'a\u{e0041}bc', ['right 1 e0041 invisible']],
    ['a\u{e0041}b\u{e0042}', 'a\u{e0042}b\u{e0041}', ['left 1 e0041 invisible']],
    ['a \t', 'a\t ', ['left 1 20 trailingBlank']],
    // Nothing hidden.
    ['ab', 'ab', []],
    ['ab', 'ac\u200b', []],
    ['\ta\n\t\tb', '\t\ta\n\tb', []],
    ['\ta', 'a', []],
    ['  a', '    a', []],
    ['Москва', 'Москва', []],
    ['👨\u200d👩', '👨👩', []],
    ['❤\ufe0f', '❤', []],
    ['\u{1f3f4}\u{e0067}\u{e007f}', '\u{1f3f4}', []],
    ['\u1112\u1161\u11ab', '한', []],
  ])('%j against %j', (left, right, expected) => {
    expect(found(left, right)).toEqual(expected);
  });

  it('names each character once, and some of them', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${index} x`);
    expect(
      findHiddenCharacters(
        lines,
        lines.map((line) => line.replace(' ', '\u00a0')),
      ),
    ).toHaveLength(1);
    const blanks = lines.slice(0, 11).map((line, index) => line.replace(' ', String.fromCharCode(0x2000 + index)));
    expect(findHiddenCharacters(lines, blanks)).toHaveLength(MAX_HIDDEN_CHARACTERS);
  });
});
