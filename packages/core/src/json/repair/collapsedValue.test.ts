import { expect, it } from 'vitest';
import { hasCollapsedValue } from './collapsedValue.ts';

it.each([
  ['{user: [object Object], tags: Array(2)}', true],
  ["{a: 'x\\'[Object]', b: Array(2)}", true],
  ["{a: 'x\\'[Object]'}", false],
  ['{a: "x\\"[Object]", b: 1}', false],
  ['{a: "[Object]\\', false],
  ['[1, ... 98 more items]', true],
  ['[1, "... 98 more items"]', false],
  ['[1, ...]', false],
  ["{a: don't [Object]}", true],
])('says whether %s has a value without its content', (text, expected) => {
  expect(hasCollapsedValue(text)).toBe(expected);
});

it('reads a string that never ends once', () => {
  const escapes = '\\a'.repeat(50_000);
  expect(hasCollapsedValue(`'${escapes}`)).toBe(false);
  expect(hasCollapsedValue(`'${"\\'".repeat(50_000)}`)).toBe(false);
});
