import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binaryCodesReading } from './binaryCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const texts = printable.filter((text) => text !== '');
const decoded = (codes: string | undefined) => codes && parseCharCodes(codes);
const coded = (text: string, base: number, digits: number) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(base).padStart(digits, '0'));

describe('binaryCodesReading', () => {
  it.each([
    ['1001000 1100101 1101100 1101100 1101111', 'Hello'],
    ['1001000', 'H'],
    ['1001000 01100101', 'He'],
    ['1000001,100000,1000010', 'A B'],
    ['0100100001100101', 'He'],
    ['0100100001100101 01101100', 'Hel'],
    ['10010001100101', 'He'],
    ['0100 1000 0110 0101', 'He'],
    ['１００１０００', 'H'],
  ])('reads %j as %j', (text, expected) => {
    expect(decoded(binaryCodesReading(text))).toEqual({ ok: true, value: expected });
  });

  it.each([
    ...['', '65', '01001000 01100101', '0b1001000', '100 101 110', '100000 110001', '1001000 12', '1000 1001'],
    ...['0100 1000 0110', '1001000 1', '010010000', '1111111', '11101010 10110000 10000000'],
  ])('leaves %j', (text) => {
    expect(binaryCodesReading(text)).toBeUndefined();
  });

  it('reads every text of seven bits, with separators or without', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const codes = coded(text, 2, 7);
        expect(decoded(binaryCodesReading(codes.join(' ')))).toEqual({ ok: true, value: text });
        const eight = coded(text, 2, 8).join('');
        if (text.length > 1) expect(decoded(binaryCodesReading(eight))).toEqual({ ok: true, value: text });
      }),
      { numRuns: 1000 },
    );
  });
});
