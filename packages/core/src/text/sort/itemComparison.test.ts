import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemCollation } from './itemCollation.ts';
import { itemComparison } from './itemComparison.ts';

const LANGUAGES = ['ko', 'en'] as const;
const KINDS = [false, true] as const;
const COLLATORS = LANGUAGES.flatMap((language) => KINDS.map((natural) => [language, natural] as const));

/**
 * Contents of real lists, and hard cases for collation: marks, jamo, Hanja, full-width digits, invisible characters.
 */
const PIECES =
  'a A b B z ß é e\u0301 i İ ı l· ll 가 각 갂 간 나 한 힣 하\u11ab ᄒ \u1161 \u11a8 漢 一 0 00 1 10 2 9 007 １ ９ ٣ ½ ² - _ . , ( \u200b \u200d \u0301 \u0308 \ufe0f ㄱ ㅎ K 😀 \ud800 เ ก あ ア Ж'.split(
    ' ',
  );

const asked: unknown[] = [];
const never = (left: string, right: string): number => {
  asked.push([left, right]);
  return 0;
};

describe('itemComparison', () => {
  it.each(COLLATORS)('orders as the collator of %s does (natural: %s)', (language, natural) => {
    const { compare } = new Intl.Collator(language, itemCollation(natural));
    const quick = itemComparison(compare, natural);
    const item = fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 6 }).map((pieces) => pieces.join(''));
    // Adjacent items share a prefix, after which the order is decided.
    const pair = fc.tuple(item, item, item).map(([start, left, right]) => [start + left, start + right] as const);
    fc.assert(
      fc.property(pair, ([left, right]) => {
        expect(Math.sign(quick(left, right))).toBe(Math.sign(compare(left, right)));
      }),
      { numRuns: 20_000 },
    );
  });

  it.each(COLLATORS)(
    'orders every syllable and letter as the collator of %s does (natural: %s)',
    (language, natural) => {
      const { compare } = new Intl.Collator(language, itemCollation(natural));
      const quick = itemComparison(never, natural);
      const syllables = Array.from({ length: 11_172 / 28 }, (_, index) => String.fromCharCode(0xac00 + index * 28));
      const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
      for (const row of [syllables, letters, Array.from('0123456789')]) {
        for (const [index, right] of row.entries()) {
          const left = row[index - 1];
          if (left === undefined) continue;
          expect(quick(left, right)).toBeLessThan(0);
          expect(compare(left, right)).toBeLessThan(0);
        }
      }
    },
  );

  it.each([
    ['가지', '나비', false],
    ['apple', 'Banana', false],
    ['ABx', 'aby', false],
    ['item 10', 'item 2', false],
    ['item 2', 'item 10', true],
    ['제2장', '제10장', true],
    ['999999999999998', '999999999999999', true],
  ])('%j before %j without asking (natural: %s)', (left, right, natural) => {
    asked.length = 0;
    expect(itemComparison(never, natural)(left, right)).toBeLessThan(0);
    expect(asked).toEqual([]);
  });

  it.each([
    ['가', '각', false],
    ['a', '가', false],
    ['a', 'A', false],
    ['a-b', 'a_b', false],
    ['01', '1', true],
    ['1000000000000000', '1000000000000001', true],
    ['１2', '１3', true],
    ['2１', '3１', true],
    ['ab', 'abc', false],
  ])('asks about %j and %j (natural: %s)', (left, right, natural) => {
    asked.length = 0;
    expect(itemComparison(never, natural)(left, right)).toBe(0);
    expect(asked).toEqual([[left, right]]);
  });
});
