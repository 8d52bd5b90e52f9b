import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalCodesReading } from './decimalCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';

const decoded = (codes: string | undefined) => codes && parseCharCodes(codes);

describe('decimalCodesReading', () => {
  it.each([
    ['65-66-67', 'ABC'],
    ['65|66', 'AB'],
    ['65/66', 'AB'],
    ['65.66.67', 'ABC'],
    ['65 : 66 : 67', 'ABC'],
    ['４４０３２－４４０３３', '가각'],
  ])('reads %j as %j', (text, expected) => {
    expect(decoded(decimalCodesReading(text))).toEqual({ ok: true, value: expected });
  });

  it.each(['', '65', '65 66', '65--66', '65-66|67', '65-', '48-6c', '2026-11-25', '3.14', '65-1114112', '127-65'])(
    'leaves %j',
    (text) => {
      expect(decimalCodesReading(text)).toBeUndefined();
    },
  );

  it('reads the codes of every text with any of the separators', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'Az 가😀'), minLength: 2 }),
        fc.constantFrom(...'-|/.:_+'),
        (text, mark) => {
          const codes = Array.from(text, (character) => String(character.codePointAt(0)));
          expect(decoded(decimalCodesReading(codes.join(mark)))).toEqual({ ok: true, value: text });
        },
      ),
      { numRuns: 1000 },
    );
  });
});
