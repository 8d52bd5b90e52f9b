import { describe, expect, it } from 'vitest';
import { type TaxOptions, withheldTax } from './withheldTax.ts';

const JULY_2026 = { year: 2026, month: 7 };

function incomeTax(pay: bigint, options?: TaxOptions, month = JULY_2026): bigint | undefined {
  const found = withheldTax(pay, month, options);
  return found.ok ? found.value.incomeTax : undefined;
}

describe('the tax that is withheld', () => {
  it.each([
    [3_010_000n, 1, 74_350n, 7_430n],
    [3_010_000n, 4, 26_690n, 2_660n],
    [2_000_000n, 1, 19_520n, 1_950n],
    [5_010_000n, 3, 237_850n, 23_780n],
  ] as const)('on %i won for %i persons is %i and %i won of local tax', (pay, family, tax, localTax) => {
    expect(withheldTax(pay, JULY_2026, { family })).toMatchObject({ ok: true, value: { incomeTax: tax, localTax } });
  });

  it.each([
    [10_000_000n, 1_507_400n],
    [10_000_001n, 1_532_400n],
    [12_000_000n, 2_218_400n],
    [14_000_000n, 2_904_400n],
    [20_000_000n, 5_138_800n],
    [28_000_000n, 8_118_000n],
    [30_000_000n, 8_902_000n],
    [45_000_000n, 14_902_000n],
    [87_000_000n, 32_542_000n],
    [100_000_000n, 38_392_000n],
  ])('goes on beyond the table: %i won for one person is %i', (pay, tax) => {
    expect(incomeTax(pay)).toBe(tax);
  });

  it('goes on from the last line of the family', () => {
    expect(incomeTax(20_000_000n, { family: 3 })).toBe(4_832_240n);
  });

  it('takes off for each person beyond eleven what the eleventh took off, and never below 0', () => {
    expect([11, 12, 13].map((family) => incomeTax(5_010_000n, { family }))).toEqual([87_850n, 69_100n, 50_350n]);
    expect(incomeTax(3_010_000n, { family: 12 })).toBe(0n);
  });

  it.each([
    [4, 0, 219_100n],
    [4, 1, 198_270n],
    [4, 2, 173_270n],
    [5, 3, 121_190n],
    [5, 4, 87_860n],
  ])('takes off for children of 8 to 20: %i persons with %i of them', (family, children, tax) => {
    expect(incomeTax(5_010_000n, { family, children })).toBe(tax);
  });

  it('took off less for children until February 2026', () => {
    const february = { year: 2026, month: 2 };
    expect(incomeTax(5_010_000n, { family: 4, children: 1 }, february)).toBe(206_600n);
    expect(incomeTax(5_010_000n, { family: 4, children: 2 }, february)).toBe(189_940n);
    expect(incomeTax(5_010_000n, { family: 5, children: 3 }, february)).toBe(146_190n);
  });

  it('is 80, 100 or 120% as the employee chose, cut to 10 won', () => {
    const chosen = ([80, 100, 120] as const).map((withholdingPercent) => incomeTax(3_010_000n, { withholdingPercent }));
    expect(chosen).toEqual([59_480n, 74_350n, 89_220n]);
  });

  it('is nothing below 1,000 won, and then there is no local tax', () => {
    expect(incomeTax(1_060_000n)).toBe(1_040n);
    expect(incomeTax(1_075_000n, { withholdingPercent: 80 })).toBe(1_000n);
    expect(withheldTax(1_060_000n, JULY_2026, { withholdingPercent: 80 })).toMatchObject({
      value: { incomeTax: 0n, localTax: 0n },
    });
    expect(incomeTax(3_010_000n, { family: 3, children: 2 })).toBe(0n);
  });

  it('is not known before March 2024 and after the tables', () => {
    const known = { ok: false, failure: { code: 'salary.monthNotInTable' } };
    expect(withheldTax(3_000_000n, { year: 2024, month: 2 })).toMatchObject(known);
    expect(withheldTax(3_000_000n, { year: 2028, month: 1 })).toMatchObject(known);
    expect(incomeTax(3_000_000n, {}, { year: 2024, month: 3 })).toBe(74_350n);
  });
});
