import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from '../graphemes/countGraphemes.ts';
import { countBytes } from './countBytes.ts';
import { countText } from './countText.ts';
import { fitText } from './fitText.ts';

const segmenter = new Intl.Segmenter('ko');
const measures: Readonly<Record<string, (text: string) => number>> = {
  graphemes: (text) => countGraphemes(text, segmenter),
  utf8: (text) => countBytes(text).utf8,
  double: (text) => countBytes(text).double,
  neis: (text) => countBytes(text).neis,
  words: (text) => countText(text, segmenter).words,
};

describe('fitText', () => {
  it.each([
    ['가나다', 6, 'double', { fits: true, end: 3, used: 6 }],
    ['가나다', 5, 'double', { fits: false, end: 2, used: 4 }],
    ['가나다', 0, 'double', { fits: false, end: 0, used: 0 }],
    ['가나다', -1, 'double', { fits: false, end: 0, used: 0 }],
    ['', 0, 'utf8', { fits: true, end: 0, used: 0 }],
    ['', -1, 'utf8', { fits: false, end: 0, used: 0 }],
    ['a👨‍👩‍👧‍👦b', 2, 'graphemes', { fits: false, end: 12, used: 2 }],
    ['a👨‍👩‍👧‍👦b', 20, 'utf8', { fits: false, end: 1, used: 1 }],
    ['가\r\n나', 4, 'neis', { fits: false, end: 1, used: 3 }],
    ['one two three', 2, 'words', { fits: false, end: 8, used: 2 }],
  ] as const)('%j within %i %s', (text, limit, name, expected) => {
    expect(fitText(text, { limit, measure: measures[name] ?? Number, segmenter })).toEqual(expected);
  });

  it('gives the longest beginning that fits, at a grapheme boundary', () => {
    const text = fc.array(fc.constantFrom('가', 'a', ' ', '\r\n', '👨‍👩‍👧‍👦', 'e\u0301', '🇰🇷', '漢'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(text, fc.nat(60), fc.constantFrom(...Object.values(measures)), (pieces, limit, measure) => {
        const whole = pieces.join('');
        const { fits, end, used } = fitText(whole, { limit, measure, segmenter });
        const boundaries = [0];
        for (const { index, segment } of segmenter.segment(whole)) boundaries.push(index + segment.length);
        const fitting = boundaries.filter((boundary) => measure(whole.slice(0, boundary)) <= limit);
        expect(end).toBe(fitting.at(-1) ?? 0);
        expect(used).toBe(measure(whole.slice(0, end)));
        expect(fits).toBe(measure(whole) <= limit);
      }),
    );
  });

  it('does not measure far beyond the limit', () => {
    let longest = 0;
    const measure = (part: string): number => {
      longest = Math.max(longest, part.length);
      return part.length;
    };
    expect(fitText('가'.repeat(1_000_000), { limit: 90, measure }).end).toBe(90);
    expect(longest).toBeLessThanOrEqual(256);
  });
});
