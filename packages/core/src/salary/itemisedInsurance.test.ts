import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import type { YearMonth } from '../law/monthInTables.ts';
import { type InsuranceOptions, itemisedInsurance } from './itemisedInsurance.ts';

const JULY_2026 = { year: 2026, month: 7 };

function itemised(pay: bigint, month: YearMonth, options?: InsuranceOptions) {
  const result = itemisedInsurance(pay, month, options);
  return result.ok ? result.value : undefined;
}

function employeeShares(pay: bigint, month: YearMonth): readonly bigint[] {
  return itemised(pay, month)?.lines.map(({ employee }) => employee) ?? [];
}

describe('the employee’s shares', () => {
  it.each([
    [200_000n, [19_470n, 10_080n, 1_320n, 1_800n]],
    [350_000n, [19_470n, 12_580n, 1_650n, 3_150n]],
    [1_234_567n, [58_610n, 44_380n, 5_830n, 11_110n]],
    [2_000_000n, [95_000n, 71_900n, 9_440n, 18_000n]],
    [2_156_880n, [102_410n, 77_530n, 10_180n, 19_410n]],
    [2_345_678n, [111_380n, 84_320n, 11_080n, 21_110n]],
    [2_500_000n, [118_750n, 89_870n, 11_800n, 22_500n]],
    [3_000_000n, [142_500n, 107_850n, 14_170n, 27_000n]],
    [3_001_000n, [142_540n, 107_880n, 14_170n, 27_000n]],
    [3_001_500n, [142_540n, 107_900n, 14_170n, 27_010n]],
    [3_456_789n, [164_160n, 124_270n, 16_320n, 31_110n]],
    [5_000_000n, [237_500n, 179_750n, 23_620n, 45_000n]],
    [7_000_000n, [313_020n, 251_650n, 33_060n, 63_000n]],
    [10_000_000n, [313_020n, 359_500n, 47_240n, 90_000n]],
    [150_000_000n, [313_020n, 4_591_740n, 603_370n, 1_350_000n]],
  ])('of %i won in July 2026 are those of the joint calculator: %o', (pay, shares) => {
    expect(employeeShares(pay, JULY_2026)).toEqual(shares);
  });

  it.each([
    [{ year: 2026, month: 6 }, 7_000_000n, [302_570n, 251_650n, 33_060n, 63_000n]],
    [{ year: 2026, month: 10 }, 5_000_000n, [237_500n, 179_750n, 23_620n, 45_000n]],
    [{ year: 2026, month: 11 }, 5_000_000n, [237_500n, 179_750n, 23_610n, 45_000n]],
    [{ year: 2026, month: 11 }, 2_345_678n, [111_380n, 84_320n, 11_070n, 21_110n]],
    [{ year: 2025, month: 1 }, 3_000_000n, [135_000n, 106_350n, 13_770n, 27_000n]],
    [{ year: 2023, month: 6 }, 6_000_000n, [248_850n, 212_700n, 27_240n, 54_000n]],
    [{ year: 2023, month: 7 }, 6_000_000n, [265_500n, 212_700n, 27_240n, 54_000n]],
    [{ year: 2027, month: 1 }, 3_000_000n, [150_000n, 107_850n, 14_170n, 27_000n]],
  ])('follow the rows of %o', (month, pay, shares) => {
    expect(employeeShares(pay, month)).toEqual(shares);
  });

  it('say which limit took the place of the pay', () => {
    const limits = (pay: bigint) => itemised(pay, JULY_2026)?.lines.map(({ limited }) => limited);
    expect(limits(409_999n)?.[0]).toBe('min');
    expect(limits(410_000n)?.[0]).toBeUndefined();
    expect(limits(6_590_999n)?.[0]).toBeUndefined();
    expect(limits(6_591_000n)?.[0]).toBe('max');
    expect(limits(200_000n)?.[1]).toBe('min');
    expect(limits(150_000_000n)?.[1]).toBe('max');
  });
});

describe('the employer’s shares', () => {
  it.each([
    ['under150', 34_500n],
    ['priority', 40_500n],
    ['under1000', 46_500n],
    ['over1000', 52_500n],
  ] as const)('of a firm %s hold %i won of employment insurance', (employerSize, employment) => {
    const shares = itemised(3_000_000n, JULY_2026, { employerSize })?.lines.map(({ employer }) => employer);
    expect(shares).toEqual([142_500n, 107_850n, 14_170n, employment]);
  });

  it('leave industrial accident insurance out, and say so', () => {
    expect(itemised(3_000_000n, JULY_2026)?.notIncluded).toEqual(['industrialAccident']);
  });
});

it('shows the rates it used', () => {
  const percents = itemised(3_000_000n, JULY_2026)?.lines.map(({ employeePercent }) =>
    formatExact(employeePercent, { places: 3, minPlaces: 0 }),
  );
  expect(percents).toEqual(['4.75', '3.595', '13.14', '0.9']);
});

it('is provisional where a value of 2027 was not announced', () => {
  expect(itemised(3_000_000n, { year: 2026, month: 12 })?.provisional).toBe(false);
  const next = itemised(3_000_000n, { year: 2027, month: 1 });
  expect(next?.provisional).toBe(true);
  expect(next?.lines.map(({ status }) => status)).toEqual(['enacted', 'provisional', 'provisional', 'provisional']);
});

it('knows no month beyond the tables', () => {
  for (const year of [2022, 2028]) {
    expect(itemisedInsurance(3_000_000n, { year, month: 6 })).toMatchObject({
      failure: { code: 'salary.monthNotInTable' },
    });
  }
});

it('adds up, and never takes more than the pay rises', () => {
  const month = fc.record({ year: fc.integer({ min: 2023, max: 2027 }), month: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), month, (pay, when) => {
      const [less, more] = [itemised(pay, when), itemised(pay + 1n, when)];
      expect(less?.lines.reduce((sum, { employee }) => sum + employee, 0n)).toBe(less?.employeeTotal);
      expect(less?.lines.reduce((sum, { employer }) => sum + employer, 0n)).toBe(less?.employerTotal);
      for (const [index, line] of (more?.lines ?? []).entries()) {
        expect(line.employee).toBeGreaterThanOrEqual(less?.lines[index]?.employee ?? 0n);
      }
    }),
  );
});
