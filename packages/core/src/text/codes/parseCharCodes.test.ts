import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_QUOTED_TOKEN, parseCharCodes } from './parseCharCodes.ts';
import { type CodeNotation, toCharCodes } from './toCharCodes.ts';

describe('parseCharCodes', () => {
  it.each([
    ['', ''],
    [' \n', ''],
    ['65 0x41 U+AC00 \\uAC00 \\u{1F600} &#44032; &#xAC00;', 'AA가가😀가가'],
    ['65,66;67\u300068', 'ABCD'],
    ['\\uAC00\\uAC01&#65;&#66\\x43', '가각ABC'],
    ['\\ud83d\\ude00', '😀'],
    ['55357 56832', '😀'],
    ['u+ac00 0X41 &#XAC00', '가A가'],
    ['1114111', '\u{10ffff}'],
    ['0', '\0'],
    ['[65, 66]', 'AB'],
    ['[65][66]', 'AB'],
    ['01001000 01100101', 'He'],
    ['0b1000001 0B1000010', 'AB'],
    ['01000001\\u0042', 'AB'],
    ['0100 100 1', 'dd\u0001'],
    ['６５ ６６', 'AB'],
    ['65，66', 'AB'],
    ['０ｘ４１；Ｕ＋ＡＣ００', 'A가'],
    ['{72, 101}', 'He'],
    ['(72, 101)', 'He'],
    ['{0x48, 0x65}', 'He'],
    ['65\u200b 66\ufeff', 'AB'],
    ['\u200e6\u20605', 'A'],
    ['\\U0001F600\\U0000ac00', '😀가'],
  ])('reads %j as %j', (codes, text) => {
    expect(parseCharCodes(codes)).toEqual({ ok: true, value: text });
  });

  it.each([
    ['65 hello 66', 'hello', 4],
    ['😀', '😀', 1],
    ['65 0x', '0x', 4],
    ['65 66x', '66x', 4],
    ['\\u12', '\\u12', 1],
    ['\\uAC00\\uAC0065', '\\uAC0065', 7],
    ['&amp;', '&amp', 1],
    ['-65', '-65', 1],
    ['1.5', '1.5', 1],
    ['AC00', 'AC00', 1],
    ['0b', '0b', 1],
    ['0b12', '0b12', 1],
    ['[x]', 'x', 2],
    ['65\u200b nope\u200b', 'nope', 4],
    ['\\u0001F600', '\\u0001F600', 1],
    ['\\U0001F60', '\\U0001F60', 1],
    ['65\u3164', '65\u3164', 1],
  ])('in %j names %j at %i', (codes, token, position) => {
    const parsed = parseCharCodes(codes);
    expect(parsed).toEqual({ ok: false, failure: { code: 'charCodes.badToken', facts: { token, position } } });
  });

  it('knows the last code and refuses the next', () => {
    expect(parseCharCodes('0x10FFFF').ok).toBe(true);
    expect(parseCharCodes('65 0x110000')).toEqual({
      ok: false,
      failure: { code: 'charCodes.outOfRange', facts: { token: '0x110000', position: 4, max: '10FFFF' } },
    });
    expect(parseCharCodes('9'.repeat(400))).toMatchObject({ failure: { code: 'charCodes.outOfRange' } });
  });

  it('does not take nine digits for a byte', () => {
    expect(parseCharCodes('010010000')).toMatchObject({ failure: { code: 'charCodes.outOfRange' } });
  });

  it('quotes a long token in part', () => {
    expect(parseCharCodes('😀'.repeat(MAX_QUOTED_TOKEN + 1))).toMatchObject({
      failure: { facts: { token: '😀'.repeat(MAX_QUOTED_TOKEN) } },
    });
  });

  it('reads back every text in every notation', () => {
    const notation = fc.constantFrom<CodeNotation>('decimal', 'hex', 'unicode', 'escape', 'html');
    const text = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));
    fc.assert(
      fc.property(text, notation, (input, form) => {
        expect(parseCharCodes(toCharCodes(input, form))).toEqual({ ok: true, value: input });
      }),
    );
  });
});
