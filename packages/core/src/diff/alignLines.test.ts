import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignLines } from './alignLines.ts';
import type { LineRules } from './lineKeys.ts';
import { MAX_PAIR_COMBINATIONS, MIN_SIMILARITY, pairChanges } from './pairChanges.ts';
import { splitLines } from './splitLines.ts';

/** One letter a row: = equal, ~ changed, - removed, + added, . ignored. */
function shape(left: string, right: string, rules?: LineRules): string {
  const signs = { equal: '=', changed: '~', removed: '-', added: '+', ignored: '.' };
  return alignLines(left, right, rules)
    .rows.map(({ kind }) => signs[kind])
    .join('');
}

describe('alignLines', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', '==='],
    ['a\nb\nc', 'x\na\nb\nc', '+==='],
    ['a\nb\nc', 'a\nc', '=-='],
    ['one two\nb', 'one three\nb', '~='],
    ['one\nb', 'two\nb', '-+='],
    ['a\r\nb', 'a\nb', '=='],
    ['a', 'a\n', '=+'],
    ['', '', '='],
    ['한글'.normalize('NFD'), '한글', '-+'],
  ])('%j against %j is %s', (left, right, expected) => {
    expect(shape(left, right)).toBe(expected);
  });

  it('numbers the lines of each side', () => {
    expect(alignLines('a\nb old', 'x\na\nb new')).toEqual({
      rows: [
        { kind: 'added', left: null, right: { line: 1, text: 'x' } },
        { kind: 'equal', left: { line: 1, text: 'a' }, right: { line: 2, text: 'a' } },
        { kind: 'changed', left: { line: 2, text: 'b old' }, right: { line: 3, text: 'b new' } },
      ],
      counts: { equal: 1, changed: 1, removed: 0, added: 1, ignored: 0 },
      truncated: false,
    });
  });

  it.each([
    ['ignoreWhitespace', 'a b\n\tc', 'ab  \nc', '=='],
    ['ignoreCase', 'Ab\nÉ', 'aB\né', '=='],
    ['ignoreCase', 'Straße\nẞ\nΟΔΟΣ', 'STRASSE\nß\nοδος', '==='],
    ['ignoreNormalForm', '한글'.normalize('NFD'), '한글', '='],
    ['ignoreBlankLines', 'a\n\n \nb', 'a\nb', '=..='],
    ['ignoreBlankLines', 'a\nb', 'a\n\nb\n', '=.=.'],
    ['ignoreBlankLines', 'a\n \nb', 'a\n\nb', '==='],
    ['ignoreBlankLines', 'a\n\nx\nb', 'a\ny\n\nb', '=.-+.='],
  ] as const)('%s: %j and %j are %s', (rule, left, right, expected) => {
    expect(shape(left, right, { [rule]: true })).toBe(expected);
    expect(shape(left, right)).not.toBe(expected);
  });

  it('keeps letters apart that are not one letter in another case', () => {
    expect(shape('sık', 'sik', { ignoreCase: true })).not.toBe('=');
  });

  it('gives each line of both sides once, in order, and agrees both ways', () => {
    const line = fc.constantFrom('', ' ', 'a', 'A', 'b c', 'b d', 'b  c', '가나', '가나'.normalize('NFD'));
    const text = fc.array(line, { maxLength: 15 }).map((lines) => lines.join('\n'));
    const rules = fc.record({
      ignoreWhitespace: fc.boolean(),
      ignoreCase: fc.boolean(),
      ignoreBlankLines: fc.boolean(),
      ignoreNormalForm: fc.boolean(),
    });
    fc.assert(
      fc.property(text, text, rules, (left, right, rule) => {
        const { rows, counts } = alignLines(left, right, rule);
        const sides = (side: 'left' | 'right') => rows.flatMap((row) => row[side] ?? []);
        expect(sides('left').map((each) => each.text)).toEqual(splitLines(left));
        expect(sides('right').map((each) => each.text)).toEqual(splitLines(right));
        expect(sides('left').map((each) => each.line)).toEqual(splitLines(left).map((_, index) => index + 1));
        expect(rows.every((row) => (row.left === null) === (row.kind === 'added') || row.kind === 'ignored')).toBe(
          true,
        );
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(rows.length);
        expect(alignLines(left, left, rule).counts.equal).toBe(splitLines(left).length);
      }),
    );
  });
});

describe('alignLines on large texts', () => {
  const line = (index: number): string => `line ${index} of a text with ${(index * 7919) % 1000} in it`;
  const base = Array.from({ length: 10_000 }, (_, index) => line(index));

  it('finds a few hundred differences', () => {
    const edited = base.flatMap((text, index) =>
      index % 100 === 3 ? [] : index % 50 === 7 ? [`${text} edited`] : index % 70 === 9 ? [text, 'new'] : [text],
    );
    const { counts, truncated } = alignLines(base.join('\n'), edited.join('\n'));
    expect(truncated).toBe(false);
    expect(counts).toMatchObject({ changed: 200, removed: 100 });
  });

  it.each([
    ['wholly different', base.map((text) => `${text}!`), false],
    ['shuffled', base.map((_, index) => line((index * 7919) % 10_000)), true],
    ['repetitive', base.map((_, index) => `${((index * 7919) % 13) % 5}`), false],
  ])('ends its search early enough on %s texts, which take minutes without a bound', (_, other, truncated) => {
    expect(alignLines(base.join('\n'), other.join('\n')).truncated).toBe(truncated);
  });
});

describe('pairChanges', () => {
  it.each([
    [['a b c'], ['a b d'], [[0, 0]]],
    [
      ['a b c'],
      ['new', 'a b d'],
      [
        [null, 0],
        [0, 1],
      ],
    ],
    [
      ['same words here', 'gone'],
      ['same words there'],
      [
        [0, 0],
        [1, null],
      ],
    ],
    [
      ['x'],
      ['y'],
      [
        [0, null],
        [null, 0],
      ],
    ],
    [['  foo'], ['foo'], [[0, 0]]],
    [['서울특별시'], ['서울특별사'], [[0, 0]]],
    [[], ['a'], [[null, 0]]],
    [[''], [' '], [[0, 0]]],
  ])('%j and %j', (left, right, pairs) => {
    expect(pairChanges(left, right).map((pair) => [pair.left, pair.right])).toEqual(pairs);
  });

  it(`needs a similarity of ${MIN_SIMILARITY}`, () => {
    expect(pairChanges(['abc0000000'], ['abc1111111'])).toHaveLength(1);
    expect(pairChanges(['ab00000000'], ['ab11111111'])).toHaveLength(2);
  });

  it('pairs large blocks in order', () => {
    const size = Math.sqrt(MAX_PAIR_COMBINATIONS);
    const left = Array.from({ length: size }, (_, index) => `left ${index} alike`);
    const moved = ['###', ...left];
    expect(pairChanges(left, moved.slice(0, size)).filter((pair) => pair.left !== pair.right)).not.toHaveLength(0);
    expect(pairChanges([...left, 'z'], [...moved.slice(0, size), 'z'])[1]).toEqual({ left: null, right: 0 });
    expect(pairChanges([...left, 'z'], [...moved.slice(0, size), 'z']).at(-1)).toEqual({ left: size, right: size });
  });
});
