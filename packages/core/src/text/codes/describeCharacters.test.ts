import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeCharacters } from './describeCharacters.ts';
import { UNICODE_BLOCKS } from './unicodeBlocks.ts';

describe('describeCharacters', () => {
  it.each([
    ['A', 0x41, 'Basic Latin'],
    ['é', 0xe9, 'Latin-1 Supplement'],
    ['가', 0xac00, 'Hangul Syllables'],
    ['힣', 0xd7a3, 'Hangul Syllables'],
    ['ㄱ', 0x3131, 'Hangul Compatibility Jamo'],
    ['漢', 0x6f22, 'CJK Unified Ideographs'],
    ['₩', 0x20a9, 'Currency Symbols'],
    ['😀', 0x1f600, 'Emoticons'],
    ['\u{10ffff}', 0x10ffff, 'Supplementary Private Use Area-B'],
    ['\u0700', 0x700, undefined],
  ])('knows %s', (character, codePoint, block) => {
    expect(describeCharacters(character)).toMatchObject([{ character, codePoint, block, isLoneSurrogate: false }]);
  });

  it('marks a lone surrogate', () => {
    expect(describeCharacters('\ud83dx')).toEqual([
      { character: '\ud83d', codePoint: 0xd83d, block: 'High Surrogates', utf8: [], isLoneSurrogate: true },
      { character: 'x', codePoint: 0x78, block: 'Basic Latin', utf8: [0x78], isLoneSurrogate: false },
    ]);
  });

  it('gives a row for each code point, up to the limit', () => {
    expect(describeCharacters('')).toEqual([]);
    expect(describeCharacters('e\u0301').map(({ codePoint }) => codePoint)).toEqual([0x65, 0x301]);
    expect(describeCharacters('abc', 2)).toHaveLength(2);
    expect(describeCharacters('abc', 3)).toHaveLength(3);
  });

  it('writes UTF-8 as the platform does', () => {
    const codes = fc.array(fc.integer({ min: 0, max: 0x10ffff }));
    const wellFormed = codes.map((points) => String.fromCodePoint(...points).toWellFormed());
    fc.assert(
      fc.property(wellFormed, (text) => {
        const bytes = describeCharacters(text).flatMap(({ utf8 }) => utf8);
        expect(bytes).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});

it('the table of blocks is in order and without overlap', () => {
  for (const [place, [first, last]] of UNICODE_BLOCKS.entries()) {
    expect(last).toBeGreaterThan(first);
    expect(first).toBeGreaterThan(UNICODE_BLOCKS[place - 1]?.[1] ?? -1);
  }
});
