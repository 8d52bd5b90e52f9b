import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binaryCodesReading } from './binaryCodesReading.ts';
import { byteCodesReading } from './byteCodesReading.ts';
import { decimalCodesReading } from './decimalCodesReading.ts';
import { hexCodesReading } from './hexCodesReading.ts';
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

describe('hexCodesReading', () => {
  it.each([
    ['48 65 6c 6c 6f', '0x48 0x65 0x6c 0x6c 0x6f'],
    ['AC00', '0xAC00'],
    ['6c a 0', '0x6c 0xa 0x0'],
    ['48,6F\n[1F600]', '0x48,0x6F\n[0x1F600]'],
  ])('marks the codes of %j', (text, marked) => {
    expect(hexCodesReading(text)).toBe(marked);
    expect(parseCharCodes(marked).ok).toBe(true);
  });

  it.each(['', '65', '48 65', '0x6c', '6c hello', '48 6cZ', 'FFFFFF', '1234567', '48 1000000 6f'])(
    'leaves %j',
    (text) => {
      expect(hexCodesReading(text)).toBeUndefined();
    },
  );
});

it('offer codes that are read, or nothing', () => {
  const kinds = ['0 1', '1001000 01100101 0', '48 65 6c 0 1F600', '72 101 200 0', '0x48 65 U+AC00 %20 가 [ ]'];
  const codes = fc
    .constantFrom(...kinds)
    .chain((kind) => fc.array(fc.constantFrom(...kind.split(' ')), { minLength: 2, maxLength: 8 }));
  const mark = fc.constantFrom(' ', '-', ':', ', ', '|', '\n', '');
  fc.assert(
    fc.property(codes, mark, (typed, separator) => {
      const text = typed.join(separator);
      const readings = [binaryCodesReading, byteCodesReading, decimalCodesReading, hexCodesReading];
      for (const codes of readings.map((read) => read(text))) {
        if (codes === undefined) continue;
        expect(parseCharCodes(codes).ok).toBe(true);
        expect(parseCharCodes(codes)).not.toEqual(parseCharCodes(text));
      }
    }),
    { numRuns: 1000 },
  );
});
