import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTextTraps } from './findTextTraps.ts';
import { repairText } from './repairText.ts';

describe('findTextTraps', () => {
  it.each(['', '안녕하세요, "world"!\t\r\n', '👨‍👩‍👧‍👦❤️1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿', '漢字かな', '葛\u{e0100}'])(
    'finds nothing in %j',
    (text) => {
      expect(findTextTraps(text)).toEqual([]);
      expect(repairText(text)).toBe(text);
    },
  );

  it('reports each kind with its first place and count', () => {
    expect(findTextTraps(`a\u200bb\u200b\u00a0“x”${'한글'.normalize('NFD')}\ud800`)).toEqual([
      { kind: 'invisible', character: '\u200b', codePoint: 0x200b, index: 1, count: 2 },
      { kind: 'oddSpace', character: '\u00a0', codePoint: 0xa0, index: 4, count: 1 },
      { kind: 'decomposed', character: '한'.normalize('NFD'), codePoint: 0x1112, index: 8, count: 2 },
      { kind: 'loneSurrogate', character: '\ud800', codePoint: 0xd800, index: 14, count: 1 },
    ]);
  });

  it.each([
    ['zero-width space', 'a\u200bb'],
    ['byte order mark', '\ufeffab'],
    ['soft hyphen', 'a\u00adb'],
    ['direction marks without right-to-left text', 'a\u200eb\u202a\u2066'],
    ['override, even in right-to-left text', 'שלום\u202e', 'שלום'],
    ['joiner between letters', 'a\u200db'],
    ['joiner at the end of an emoji', '😀\u200d', '😀'],
    ['variation selector after a letter', '가\ufe0f', '가'],
    ['second variation selector', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['message hidden in variation selectors', '😀\u{e0101}\u{e0102}', '😀'],
    ['tags without a flag', 'a\u{e0061}b'],
    ['tag at the start', '\u{e0061}ab'],
    ['Hangul filler', '\u3164ab'],
    ['control characters', 'a\0b\x7f'],
    ['filler jamo alone', 'a\u115f\u1160b'],
    ['Mongolian variation selector after another letter', 'a\u180bb'],
  ])('removes the %s', (_, text, repaired = 'ab') => {
    expect(findTextTraps(text).some(({ kind }) => kind === 'invisible')).toBe(true);
    expect(repairText(text)).toBe(repaired);
  });

  it.each([
    ['joiner of a script that uses it', 'क्‍ष'],
    ['non-joiner of Persian', 'می\u200cخواهم'],
    ['direction mark of right-to-left text', 'שלום\u200f!'],
    ['joined emoji with skin tones', '👩🏽‍🚀'],
    ['heart on fire', '❤️‍🔥'],
    ['keycap', '#️⃣'],
    ['text style of an emoji', '☎\ufe0e'],
    ['Mongolian variation selector after its letter', '\u1820\u180b'],
    ['joiner after a mark that scripts share', 'क\u0951\u200dष'],
    ['variant of a symbol', '≨\ufe00'],
    ['filler of an incomplete syllable', '\u1100\u1160'],
  ])('keeps the %s', (_, text) => {
    expect(findTextTraps(text)).toEqual([]);
    expect(repairText(text)).toBe(text);
  });
});

describe('repairText', () => {
  it('composes', () => {
    expect(repairText('한글 café'.normalize('NFD'))).toBe('한글 café');
  });

  it('leaves a letter with more marks than any text has, which take too long to order', () => {
    const marks = '\u0323\u0301'.repeat(50_000);
    expect(repairText(`e\u0301 e${marks} e\u0301`)).toBe(`é e${marks} é`);
  });

  it('leaves spaces and quotes alone', () => {
    expect(repairText('“a”\u00a0\u3000b\r\n')).toBe('“a”\u00a0\u3000b\r\n');
  });

  it('composes a letter whose base NFC would replace alone', () => {
    expect(repairText('\u212b\u0301')).toBe('\u01fa');
    expect(repairText('\u03b1\u0344')).toBe('\u03b1\u0344');
  });

  const LAST_CODE_POINT = 0x10ffff;
  const replacedByNfc = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => character.normalize('NFC') !== character,
  );
  it('leaves every single code point that NFC would replace, wherever it is', () => {
    expect(replacedByNfc).toEqual(expect.arrayContaining(['\u2126', '\u212b', '\uf92c', '\uf9e1', '\u{2f800}']));
    const whole = replacedByNfc.filter((character) => !/\p{M}/u.test(character)).join('a');
    expect(repairText(whole)).toBe(whole);
    expect(findTextTraps(whole).filter(({ kind }) => kind === 'decomposed')).toEqual([]);
    expect(findTextTraps('저항 10\u2126, 10 \u212b, \uf9e1순신 \uf90a씨, \uf900\ufe00')).toEqual([]);
  });

  it('is NFC for decomposed text without such code points, and never makes a text longer', () => {
    const letter = fc.constantFrom(...'가각힣éñåửЙが뷁 a.'.split(''));
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
        const text = letters.join('');
        expect(repairText(text.normalize('NFD'))).toBe(text.normalize('NFC'));
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(repairText(text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  const piece = fc.constantFrom(
    ...[
      'a',
      '가',
      '\u200b',
      '\u200d',
      '😀',
      '👩',
      '🏽',
      '\ufe0f',
      '\ufe00',
      '\u{e0101}',
      '\u{e0061}',
      '\u{e007f}',
      '🏴',
    ],
    ...['\u115f', '\u1160', '\u1100', '\u1161', '\u11a8', '\u200e', 'ש', 'क', '्', '漢', '\u0301', '1', '\u034f', '\0'],
    ...['\u2126', '\u212b', '\uf92c', '\u0344', '\u0341', '\u0958', '\u{2f800}', '\u0323'],
  );
  it('leaves nothing to repair', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const repaired = repairText(pieces.join(''));
        expect(repairText(repaired)).toBe(repaired);
        expect(findTextTraps(repaired).filter(({ kind }) => kind === 'invisible' || kind === 'decomposed')).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
