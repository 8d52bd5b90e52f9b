import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from '../graphemes/countGraphemes.ts';
import { countCp949 } from './countCp949.ts';
import { countCp949Losses } from './countCp949Losses.ts';
import { invertCp949 } from './invertCp949.ts';

// Node's decoder supports only KS X 1001; the rest of CP949 is tested in a browser.
const decoder = new TextDecoder('euc-kr');
const table = invertCp949((bytes) => decoder.decode(bytes));

describe('invertCp949', () => {
  it('maps each decoded character back to its bytes', () => {
    expect(table['가'.charCodeAt(0)]).toBe(0xb0a1);
    expect(table['힝'.charCodeAt(0)]).toBe(0xc8fe);
    expect(table['※'.charCodeAt(0)]).toBe(0xa1d8);
    expect(table['“'.charCodeAt(0)]).toBe(0xa1b0);
    expect(table['漢'.charCodeAt(0)]).toBe(0xf9d3);
  });

  it('holds no ASCII, no replacement character and no character twice', () => {
    expect(table.subarray(0, 0x80).every((code) => code === 0)).toBe(true);
    expect(table[0xfffd]).toBe(0);
    const codes = table.filter((code) => code !== 0);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(8000);
  });

  it('decodes to what it encodes', () => {
    for (const [code, bytes] of table.entries()) {
      if (bytes !== 0) expect(decoder.decode(Uint8Array.of(bytes >> 8, bytes & 0xff))).toBe(String.fromCharCode(code));
    }
  });

  it('takes the first of two pairs with one meaning, and no pair that means two characters', () => {
    const odd = invertCp949((bytes) => {
      const lead = bytes[0] ?? 0;
      return lead === 0x94 || lead === 0x95 ? '뷁\nab\n\ufffdA\n' : '';
    });
    expect(odd['뷁'.charCodeAt(0)]).toBe(0x9441);
    expect(odd.filter((code) => code !== 0)).toHaveLength(1);
  });
});

describe('countCp949', () => {
  it('counts ASCII once and the rest twice', () => {
    expect(countCp949('안녕하세요 저는 홍길동입니다.', table)).toEqual({ bytes: 29, missing: [] });
    expect(countCp949('가\r\n나', table).bytes).toBe(6);
    expect(countCp949('', table)).toEqual({ bytes: 0, missing: [] });
  });

  it('names what cannot be stored, once each, in order', () => {
    expect(countCp949('“자소서” — ₩1,000 😀—', table)).toEqual({
      bytes: 18,
      missing: [
        { character: '—', codePoint: 0x2014, count: 2 },
        { character: '₩', codePoint: 0x20a9, count: 1 },
        { character: '😀', codePoint: 0x1f600, count: 1 },
      ],
    });
  });

  it('finds no jamo of a decomposed text', () => {
    expect(countCp949('한글'.normalize('NFD'), table).bytes).toBe(0);
    expect(countCp949('한글'.normalize('NFD').normalize('NFC'), table).bytes).toBe(4);
    expect(countCp949('\ud800', table).missing).toHaveLength(1);
  });
});

describe('countCp949Losses', () => {
  it.each([
    ['', 0],
    ['한글 abc', 0],
    ['가😀😀', 2],
    ['한글 카톡👨\u200d👩\u200d👧\u200d👦'.normalize('NFD'), 5],
    ['cafe\u0301 \ud800', 2],
  ])('counts %j in user-perceived characters', (text, losses) => {
    expect(countCp949Losses(text, table)).toBe(losses);
  });

  it('counts no more than all characters of a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const losses = countCp949Losses(text, table);
        expect(losses).toBeLessThanOrEqual(countGraphemes(text));
        expect(losses > 0).toBe(countCp949(text, table).missing.length > 0);
      }),
      { numRuns: 1000 },
    );
  });
});
