import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteCodesReading } from './byteCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const texts = printable.filter((text) => text !== '');
const decoded = (codes: string | undefined) => codes && parseCharCodes(codes);
const coded = (text: string, base: number, digits: number) =>
  Array.from(text, (character) => character.charCodeAt(0).toString(base).padStart(digits, '0'));

describe('byteCodesReading', () => {
  it.each([
    ['48656c6c6f', 'Hello'],
    ['0x48656c6c6f', 'Hello'],
    ['4865 6C6C 6f', 'Hello'],
    ['6c6f', 'lo'],
    ['48:65:6c', 'Hel'],
    ['48-65', 'He'],
    ['72 -0 101', undefined],
    ['４８６ｃ', 'Hl'],
  ])('reads %j as %j', (text, expected) => {
    const codes = byteCodesReading(text);
    expect(codes && parseCharCodes(codes)).toEqual(expected && { ok: true, value: expected });
  });

  it.each([
    '',
    '48 65',
    '48 6c',
    '4865',
    '0x4865',
    '486',
    '486g',
    '48656',
    'ED959C',
    '48:6',
    '48:65-',
    '-22',
    '-129 65',
  ])('leaves %j', (text) => {
    expect(byteCodesReading(text)).toBeUndefined();
  });

  it('reads the hexadecimal digits of every text that are no codes by themselves', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const codes = coded(text, 16, 2).join('');
        const expected = parseCharCodes(codes).ok || text.length === 1 ? undefined : { ok: true, value: text };
        expect(decoded(byteCodesReading(codes))).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
