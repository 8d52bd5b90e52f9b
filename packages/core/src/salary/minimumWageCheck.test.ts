import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../exact/index.ts';
import { minimumWageCheck } from './minimumWageCheck.ts';
import type { PayInput } from './payInput.ts';

const HOURLY: PayInput = {
  payType: 'hourly',
  amount: exact(10_320),
  weeklyHours: exact(40),
  overtimeHours: exact(0),
  taxRatePercent: exact('9.4'),
  weeklyHolidayIncluded: true,
  weeklyHolidayCapped: true,
  probation: false,
};

function check(input: Partial<PayInput>, year = 2026) {
  const result = minimumWageCheck({ ...HOURLY, ...input }, year);
  return result.ok ? result.value : undefined;
}

describe('minimumWageCheck', () => {
  it.each([
    [2023, '9620'],
    [2024, '9860'],
    [2025, '10030'],
    [2026, '10320'],
    [2027, '10700'],
  ])('of %i passes %s won and nothing below', (year, minimum) => {
    expect(check({ amount: exact(minimum) }, year)).toMatchObject({ meetsMinimum: true });
    const below = check({ amount: exact(minimum).sub('0.1') }, year);
    expect(below).toMatchObject({ meetsMinimum: false });
    expect(below && formatExact(below.shortfall, { places: 1 })).toBe('0.1');
  });

  it('sets the lower limit of probation beside the full one', () => {
    const paid = check({ probation: true });
    expect(paid && formatExact(paid.paidHourly, { places: 1 })).toBe('9288.0');
    expect(paid).toMatchObject({ meetsMinimum: false, meetsProbationMinimum: true });
    expect(check({ probation: true, amount: exact('10319.9') })).toMatchObject({ meetsProbationMinimum: false });
  });

  it('has no shortfall where the pay is enough or more', () => {
    for (const amount of ['10320', '10320.1', '20000'])
      expect(check({ amount: exact(amount) })?.shortfall.equals(0)).toBe(true);
  });

  it('divides monthly pay by 209 hours, so that the notice’s amount is just enough', () => {
    const monthly = { payType: 'monthly' } as const;
    expect(check({ ...monthly, amount: exact(2_156_880) })).toMatchObject({ meetsMinimum: true });
    expect(check({ ...monthly, amount: exact(2_156_879) })).toMatchObject({ meetsMinimum: false });
    expect(check({ ...monthly, amount: exact(2_236_300) }, 2027)).toMatchObject({ meetsMinimum: true });
  });

  it('leaves the holiday hours out where the pay does not hold them', () => {
    const paid = check({ payType: 'monthly', amount: exact(1_795_680), weeklyHolidayIncluded: false });
    expect(paid && formatExact(paid.paidHourly, { places: 0 })).toBe('10320');
  });

  it('takes the weekly holiday pay that hourly pay may contain off', () => {
    const without = (input: Partial<PayInput>) => {
      const paid = check({ amount: exact(11_000), weeklyHolidayIncluded: false, ...input })?.paidWithoutHoliday;
      return paid && formatExact(paid, { places: 1 });
    };
    expect(without({})).toBe('9166.7');
    expect(without({ probation: true })).toBe('8250.0');
    expect(without({ weeklyHours: exact(15) })).toBe('9166.7');
    expect(without({ weeklyHours: exact(48) })).toBe('9428.6');
    // None is due, or it is added.
    expect(without({ weeklyHours: exact('14.9') })).toBeUndefined();
    expect(without({ weeklyHolidayIncluded: true })).toBeUndefined();
    expect(without({ payType: 'monthly', amount: exact(2_156_880) })).toBeUndefined();
  });

  it('has no result for monthly pay without hours', () => {
    const result = minimumWageCheck({ ...HOURLY, payType: 'monthly', weeklyHours: undefined }, 2026);
    expect(result).toEqual({ ok: true, value: undefined });
  });

  it('has no result for hours that round to 0 a month', () => {
    const monthly = { payType: 'monthly', amount: exact(10_320) } as const;
    expect(check({ ...monthly, weeklyHours: exact('0.1') })).toBeUndefined();
    const paid = check({ ...monthly, weeklyHours: exact('0.2') });
    expect(paid && formatExact(paid.paidHourly, { places: 0 })).toBe('10320');
  });

  it.each([2022, 2028])('has no minimum for %i', (year) => {
    expect(minimumWageCheck(HOURLY, year)).toMatchObject({ failure: { code: 'salary.monthNotInTable' } });
  });
});
