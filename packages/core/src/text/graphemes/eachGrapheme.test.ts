import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheSegmenter, MAX_CACHED_SEGMENTS, MAX_CACHED_UNITS } from './cacheSegmenter.ts';
import { countGraphemes } from './countGraphemes.ts';
import { eachGrapheme } from './eachGrapheme.ts';
import { fallbackSegmenter } from './fallbackSegmenter.ts';
import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

/** A linear algorithm takes a second at these lengths, a quadratic one hours. */
const LINEAR_MS = 30_000;

const platform = new Intl.Segmenter('ko');

function walked(text: string, segmenter: GraphemeSegmenter = platform): string[] {
  const parts: string[] = [];
  eachGrapheme(text, (start, end) => parts.push(text.slice(start, end)), segmenter);
  return parts;
}

function segmented(text: string, segmenter: GraphemeSegmenter = platform): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Counts the calls of the segmenter. */
function spy(inner: GraphemeSegmenter): GraphemeSegmenter & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    segment(text) {
      asked.push(text);
      return inner.segment(text);
    },
  };
}

const PIECES = [
  ...['a', ' ', '1', '가', '각', '漢', 'か', '\u3099', '\u0301', '\u1100', '\u1161', '\u11a8', '\r', '\n', '\u200b'],
  ...['😀', '👩', '🏽', '\u200d', '\ufe0f', '\u20e3', '🇰', '🇷', '©', 'क', '्', 'ि', '\u0600', 'ก', 'ำ', '\ua960'],
  ...['\ud800', '\udc00', '\ufeff', 'ﾞ'],
];

describe('eachGrapheme', () => {
  it.each([
    '',
    '한글',
    '한글'.normalize('NFD'),
    'e\u0301\r\n',
    '👨‍👩‍👧‍👦👍🏽🇰🇷1️⃣',
    'नमस्ते',
    '\u0600a',
    'a\u2028b\u2060\u0301c',
    'x\u202ey',
    'ⲁ\u2cefⲃ',
    'ⴰⵣ',
    'a\ufeffb',
    'か\u3099\ua960',
    '가\u11a8각\u11a8a',
    '각\u1161\u1100a\u1100\u11a8\u1161a\u11a8\u1161',
    'Жӂ\u0483',
    'Ḁἀᠠ\u2000',
    '豈︰Ａｱ￦',
  ])('splits %j as the platform does', (text) => {
    expect(walked(text)).toEqual(segmented(text));
  });

  it('has a fallback that finds nothing in an empty text', () => {
    expect([...fallbackSegmenter.segment('')]).toEqual([]);
  });

  it('agrees with the platform on every mixture', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(walked(text)).toEqual(segmented(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('never asks about Korean, Chinese, Japanese, Latin, single emoji or marks', () => {
    const asked = spy(platform);
    const text = `안녕 한글 ${'한글'.normalize('NFD')} Élan vital\r\n漢字かな😀👍🏽❤️ e\u0301`;
    expect(walked(text, asked)).toEqual(segmented(text));
    expect(asked.asked).toEqual([]);
  });

  it('calls the segmenter only for the ambiguous part', () => {
    const asked = spy(platform);
    countGraphemes('앞 문장 👨‍👩‍👧‍👦 뒤 문장', asked);
    expect(asked.asked).toEqual(['👨‍👩‍👧‍👦']);
  });

  it('stops when the callback returns false', () => {
    const seen: number[] = [];
    eachGrapheme('abc', (start) => {
      seen.push(start);
      return start < 1;
    });
    expect(seen).toEqual([0, 1]);
  });
});

describe('cacheSegmenter', () => {
  it('segments a repeated part once', () => {
    const asked = spy(platform);
    const cached = cacheSegmenter(asked);
    expect(countGraphemes('👩‍👩‍👧 '.repeat(50), cached)).toBe(100);
    expect(countGraphemes(`x${'👩‍👩‍👧 '.repeat(51)}`, cached)).toBe(103);
    expect(asked.asked).toEqual(['👩‍👩‍👧']);
  });

  it('caches neither long parts nor more than its capacity', () => {
    const asked = spy(platform);
    const cached = cacheSegmenter(asked);
    const long = 'ก'.repeat(MAX_CACHED_UNITS + 1);
    cached.segment(long);
    cached.segment(long);
    cached.segment('ก'.repeat(MAX_CACHED_UNITS));
    cached.segment('ก'.repeat(MAX_CACHED_UNITS));
    expect(asked.asked).toHaveLength(3);
    for (let index = 0; index < MAX_CACHED_SEGMENTS; index += 1) cached.segment(`${index}`);
    cached.segment('ก'.repeat(MAX_CACHED_UNITS));
    expect(asked.asked).toHaveLength(3 + MAX_CACHED_SEGMENTS + 1);
  });
});

describe('fallbackSegmenter', () => {
  const everyday = PIECES.filter((piece) => !'क्ि\u0600\ua960\u1161\ud800\udc00ﾞ'.includes(piece));
  it('agrees with the platform on everyday text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyday, '\u1100\u1161'), { maxLength: 10 }), (pieces) => {
        const text = pieces.join('');
        expect(segmented(text, fallbackSegmenter)).toEqual(segmented(text));
      }),
      { numRuns: 2000 },
    );
  });

  it(
    'is linear on a long run of anything',
    () => {
      for (const piece of PIECES)
        expect(segmented(piece.repeat(10_000), fallbackSegmenter).join('')).toHaveLength(piece.length * 10_000);
    },
    LINEAR_MS,
  );
});
