import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCharacters } from './plainCharacters.ts';

it.each([
  ['\u200e１，０００', '1,000'],
  ['\u22125', '-5'],
  ['09\u201118\u201512\u20133\u20144', '09-18-12-3-4'],
  ['￦3', '₩3'],
  ['1∼2', '1~2'],
  ['1〜2', '1~2'],
  ['170㎝', '170cm'],
  ['70㎏', '70kg'],
  ['170 ㎜', '170 mm'],
  ['１７０㎝', '170cm'],
  ['84㎡', '84㎡'],
  [' a b ', 'a b'],
  ['3억 5,000만원'.normalize('NFD'), '3억 5,000만원'],
])('writes %j as %j', (text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

it('adds no digit and changes nothing twice', () => {
  const texts = fc.string({ unit: fc.integer({ min: 0x3370, max: 0x33ef }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainCharacters(text);
      expect(plain).not.toMatch(/\d/);
      expect(plainCharacters(plain)).toBe(plain);
    }),
    { numRuns: 1000 },
  );
});

it('takes time linear in the marks on a letter', () => {
  const marked = `a${'\u0301\u0316'.repeat(50_000)}`;
  expect(plainCharacters(marked)).toBe(marked);
});
