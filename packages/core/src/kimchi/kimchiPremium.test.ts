import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kimchiPremium, premiumInWon } from './kimchiPremium.ts';

describe('kimchiPremium', () => {
  it.each([
    [105_000_000, 70_000, 1400, { usdEquivalent: 98_000_000, percentage: 7.14, absolute: 7_000_000 }],
    [98_000_000, 70_000, 1400, { percentage: 0, absolute: 0 }],
    [95_299_000, 65_120.01, 1447.5, { usdEquivalent: 94_261_214.48, percentage: 1.1, absolute: 1_037_786 }],
    [90_000_000, 70_000, 1400, { percentage: -8.16, absolute: -8_000_000 }],
    [100_005, 1, 100_000, { percentage: 0.01, absolute: 5 }],
    [99_995, 1, 100_000, { percentage: -0.01, absolute: -5 }],
    [0.0123, 0.0000081, 1447.5, { percentage: 4.91, absolute: 0 }],
  ])('%d won against %d dollars at %d', (krwPrice, usdPrice, exchangeRate, expected) => {
    expect(kimchiPremium({ krwPrice, usdPrice, exchangeRate })).toMatchObject(expected);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('gives nothing for %d', (bad) => {
    expect(kimchiPremium({ krwPrice: bad, usdPrice: 1, exchangeRate: 1 })).toBeUndefined();
    expect(kimchiPremium({ krwPrice: 1, usdPrice: bad, exchangeRate: 1 })).toBeUndefined();
    expect(kimchiPremium({ krwPrice: 1, usdPrice: 1, exchangeRate: bad })).toBeUndefined();
  });

  it('gives nothing where a figure leaves the range of a number', () => {
    expect(kimchiPremium({ krwPrice: 1, usdPrice: 1e300, exchangeRate: 1e300 })).toBeUndefined();
    expect(kimchiPremium({ krwPrice: 1e300, usdPrice: 1e-300, exchangeRate: 1 })).toBeUndefined();
    expect(kimchiPremium({ krwPrice: 1e30, usdPrice: 1e29, exchangeRate: 1 })?.percentage).toBe(900);
  });

  it('has the sign of the difference and never a negative zero', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 5000 }), (krwPrice, usdPrice, exchangeRate) => {
        const { percentage = 0, absolute = 0 } = kimchiPremium({ krwPrice, usdPrice, exchangeRate }) ?? {};
        expect(absolute).toBe(krwPrice - usdPrice * exchangeRate);
        expect(percentage * absolute).toBeGreaterThanOrEqual(0);
        expect(Object.is(percentage, -0)).toBe(false);
      }),
    );
  });
});

describe('premiumInWon', () => {
  it.each([
    [870.2, 0.6, 1450, { equivalent: 870, difference: 0.2 }],
    [0.0125, 0.0000086, 1450, { equivalent: 0.01247, difference: 0.00003 }],
    [853.721, 0.5896, 1447.5, { equivalent: 853.446, difference: 0.275 }],
    [99_000_000, 67_000, 1447.5, { equivalent: 96_982_500, difference: 2_017_500 }],
    [1, 1, 1, { equivalent: 1, difference: 0 }],
  ])('%d won against %d dollars at %d', (krwPrice, usdPrice, exchangeRate, expected) => {
    expect(premiumInWon({ krwPrice, usdPrice, exchangeRate })).toEqual(expected);
  });

  it.each([0, -1, Number.NaN, 1e300])('gives nothing for %d dollars at 1e300 won', (usdPrice) => {
    expect(premiumInWon({ krwPrice: 1, usdPrice, exchangeRate: 1e300 })).toBeUndefined();
  });

  it('rounds to the figures of the premium', () => {
    const price = fc.integer({ min: 1, max: 1_000_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 5000 }), (krwPrice, usdPrice, exchangeRate) => {
        const input = { krwPrice, usdPrice, exchangeRate };
        const { usdEquivalent = 0, absolute = 0 } = kimchiPremium(input) ?? {};
        const { equivalent = 0, difference = 0 } = premiumInWon(input) ?? {};
        expect(equivalent).toBeCloseTo(usdEquivalent, 2);
        expect(Math.abs(difference - absolute)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 1000 },
    );
  });
});
