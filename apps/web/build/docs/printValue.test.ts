import { exact } from '@toolbox/core/exact';
import { describe, expect, it } from 'vitest';
import { printValue } from './printValue.ts';

describe('printValue', () => {
  it.each([
    ['a "b"', `'a "b"'`],
    ["it's", `"it's"`],
    ['a\n', "'a\\n'"],
    [3n, '3n'],
    [-0, '-0'],
    [undefined, 'undefined'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [{ ok: true, value: [1, 'b'], 'a-b': 2 }, "{ ok: true, value: [1, 'b'], 'a-b': 2 }"],
    [new Set(['a']), "Set { 'a' }"],
    [new Map([['a', 1]]), "Map { 'a' => 1 }"],
    [new Uint8Array([1, 2]), 'new Uint8Array([1, 2])'],
    [new RangeError('too long'), 'RangeError: too long'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [exact('1.5'), '1.5'],
  ])('writes %o', (value, text) => expect(printValue(value)).toBe(text));

  it('breaks what is too long for a line, and shortens long lists', () => {
    const words = ['a'.repeat(40), { deep: 'b'.repeat(40), c: [1] }];
    expect(printValue(words)).toBe(`[\n  '${'a'.repeat(40)}',\n  { deep: '${'b'.repeat(40)}', c: [1] },\n]`);
    expect(
      printValue(Array.from({ length: 101 }, () => 1))
        .split('\n')
        .slice(-2),
    ).toEqual(['  …,', ']']);
  });
});
