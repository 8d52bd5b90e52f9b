import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Reading } from './utf8Reading.ts';

const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

describe('utf8Reading', () => {
  it.each([
    ...['EA B0 80', 'ea,b0,80', '0xEA 0xB0 0x80', '\\xEA\\xB0\\x80', '234 176 128', '11101010 10110000 10000000'],
    ...[
      '0b11101010 0b10110000 0b10000000',
      '[234, 176, 128]',
      '-22 -80 -128',
      'EAB080',
      '0xEAB080',
      'EA-B0-80',
      'ea:b0:80',
      '111010101011000010000000',
      '%EA%B0%80',
      ' %ea%b0%80\n',
      'U+00EA U+00B0 U+0080',
    ],
  ])('reads %j', (text) => {
    expect(utf8Reading(text)).toBe('가');
  });

  it.each([
    ['48 65 C3 A9', 'Heé'],
    ['q=%EA%B0%80&n=1', 'q=가&n=1'],
    ['%41', 'A'],
    ['할인 50% https://x.kr/?q=%EC%95%88%EB%85%95', '할인 50% https://x.kr/?q=안녕'],
    ['F0 9F 98 80', '😀'],
    ['ED959CEAB880', '한글'],
    ['C3A9', 'é'],
    ['72 -61 -87', 'Hé'],
  ])('reads %j as %j', (text, expected) => {
    expect(utf8Reading(text)).toBe(expected);
  });

  it.each([
    ...[
      '',
      '72 105',
      '44032',
      '0xAC00',
      '234 176',
      '234 176 128 256',
      'EA B0',
      '%EA%B0',
      '100%',
      'abc xyz',
      'ED A0 80',
    ],
    ...['-22 -80', '-129 200', '-22 300', '00EAB080 1', 'C0 80', 'F5 80 80 80', 'x EA'],
  ])('finds none in %j', (text) => {
    expect(utf8Reading(text)).toBeUndefined();
  });

  it('reads the bytes of any text that is not ASCII', () => {
    const texts = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 20 })
      .filter((text) => bytesOf(text).some((byte) => byte >= 0x80) && text.isWellFormed());
    fc.assert(
      fc.property(texts, fc.constantFrom(10, 16), (text, base) => {
        const codes = bytesOf(text).map((byte) => (base === 16 ? `0x${byte.toString(16)}` : byte.toString()));
        expect(utf8Reading(codes.join(' '))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
