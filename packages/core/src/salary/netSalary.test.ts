import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Exact, exact, formatExact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';
import { netSalary } from './netSalary.ts';
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
const MONTHLY: PayInput = { ...HOURLY, payType: 'monthly', amount: exact(3_000_000) };

function plain(value: Exact | undefined, places = 4): string {
  return value === undefined ? 'none' : formatExact(value, { places, minPlaces: 0 });
}

describe('hourly pay', () => {
  it('of 10,320 won for 40 hours a week', () => {
    const salary = netSalary(HOURLY);
    expect(plain(salary.exactGross)).toBe('2152339.2');
    expect(salary.parts).toEqual({ base: 1_793_616n, weeklyHoliday: 358_723n, overtime: 0n, probation: 0n });
    expect(salary).toMatchObject({ gross: 2_152_339n, deduction: 202_320n, net: 1_950_019n });
  });

  it('in probation is 10% less as a whole', () => {
    const salary = netSalary({ ...HOURLY, probation: true });
    expect(plain(salary.exactGross)).toBe('1937105.28');
    expect(salary).toMatchObject({ gross: 1_937_105n, deduction: 182_088n, net: 1_755_017n });
    expect(salary.parts).toMatchObject({ base: 1_793_616n, probation: -215_234n });
  });

  it('under 15 hours a week has no weekly holiday', () => {
    const salary = netSalary({ ...HOURLY, weeklyHours: exact(14) });
    expect(salary.parts.weeklyHoliday).toBe(0n);
    expect(salary.notes).toMatchObject({ underFifteenHours: true, overFortyHours: false });
  });

  it('from 15 hours a week on has one', () => {
    const salary = netSalary({ ...HOURLY, weeklyHours: exact(15) });
    expect(plain(salary.exactGross)).toBe('807127.2');
    expect(salary.parts.weeklyHoliday).toBe(134_521n);
    expect(plain(salary.weeklyHolidayHours)).toBe('3');
    expect(salary.notes.underFifteenHours).toBe(false);
  });

  it('of 60 hours and 20 of overtime is capped at 8 holiday hours', () => {
    const long = { ...HOURLY, weeklyHours: exact(60), overtimeHours: exact(20) };
    const capped = netSalary(long);
    const uncapped = netSalary({ ...long, weeklyHolidayCapped: false });
    expect(plain(capped.exactGross)).toBe('3358747.2');
    expect(plain(uncapped.exactGross)).toBe('3538108.8');
    expect(capped.parts.overtime).toBe(309_600n);
    expect(capped.notes).toMatchObject({ overFortyHours: true, weeklyHolidayCapped: true });
    expect(uncapped.notes).toMatchObject({ overFortyHours: true, weeklyHolidayCapped: false });
  });

  it('of 40 hours is the same capped or not', () => {
    expect(netSalary({ ...HOURLY, weeklyHolidayCapped: false }).gross).toBe(netSalary(HOURLY).gross);
    expect(netSalary(HOURLY).notes).toMatchObject({ overFortyHours: false, weeklyHolidayCapped: false });
  });

  it('without hours is 0', () => {
    expect(netSalary({ ...HOURLY, weeklyHours: undefined }).gross).toBe(0n);
  });

  it('without the weekly holiday is the base alone', () => {
    const salary = netSalary({ ...HOURLY, weeklyHolidayIncluded: false });
    expect(salary.gross).toBe(1_793_616n);
    expect(plain(salary.weeklyHolidayHours)).toBe('0');
    const long = netSalary({ ...HOURLY, weeklyHours: exact(60), weeklyHolidayIncluded: false });
    expect(long.notes).toMatchObject({ overFortyHours: true, weeklyHolidayCapped: false });
  });
});

describe('monthly pay', () => {
  it('holds the weekly holiday, and gives the rate that would make it', () => {
    const salary = netSalary({ ...MONTHLY, amount: exact('2152339.2') });
    expect(plain(salary.hourlyRate)).toBe('10320');
    expect(salary.parts).toEqual({ base: 1_793_616n, weeklyHoliday: 358_723n, overtime: 0n, probation: 0n });
    expect(salary.gross).toBe(2_152_339n);
  });

  it('without the weekly holiday is divided by the hours worked', () => {
    const salary = netSalary({ ...MONTHLY, amount: exact(1_793_616), weeklyHolidayIncluded: false });
    expect(plain(salary.hourlyRate)).toBe('10320');
    expect(salary.parts).toEqual({ base: 1_793_616n, weeklyHoliday: 0n, overtime: 0n, probation: 0n });
  });

  it('pays overtime by the calculated rate', () => {
    const salary = netSalary({ ...MONTHLY, amount: exact('2152339.2'), overtimeHours: exact(10) });
    expect(salary.parts.overtime).toBe(154_800n);
    expect(salary.gross).toBe(2_307_139n);
  });

  it('without hours has no rate, and says that overtime is not counted', () => {
    const known = netSalary({ ...MONTHLY, weeklyHours: undefined });
    expect(known).toMatchObject({ gross: 3_000_000n, deduction: 282_000n, net: 2_718_000n, hourlyRate: undefined });
    expect(known.notes).toEqual({
      underFifteenHours: false,
      overFortyHours: false,
      weeklyHolidayCapped: false,
      hourlyRateMissing: true,
      overtimeNotCounted: false,
    });
    const withOvertime = netSalary({ ...MONTHLY, weeklyHours: undefined, overtimeHours: exact('0.5') });
    expect(withOvertime.gross).toBe(3_000_000n);
    expect(withOvertime.notes.overtimeNotCounted).toBe(true);
  });
});

it('adds up to the won, whatever is entered', () => {
  const flag = fc.boolean();
  const input = fc.record<PayInput>({
    payType: fc.constantFrom('hourly', 'monthly'),
    amount: fc.integer({ min: 1, max: 100_000_000 }).map((tenths) => exact(tenths).div(10)),
    weeklyHours: fc.integer({ min: 1, max: 1680 }).map((tenths) => exact(tenths).div(10)),
    overtimeHours: fc.integer({ min: 0, max: 744 }).map((hours) => exact(hours)),
    taxRatePercent: fc.integer({ min: 0, max: 1000 }).map((tenths) => exact(tenths).div(10)),
    weeklyHolidayIncluded: flag,
    weeklyHolidayCapped: flag,
    probation: flag,
  });
  fc.assert(
    fc.property(input, (entered) => {
      const { parts, gross, deduction, net, exactGross } = netSalary(entered);
      expect(parts.base + parts.weeklyHoliday + parts.overtime + parts.probation).toBe(gross);
      expect(gross).toBe(roundToWhole(exactGross));
      expect(net + deduction).toBe(gross);
      expect(net).toBeGreaterThanOrEqual(0n);
      expect(parts.base).toBeGreaterThanOrEqual(0n);
      expect(parts.weeklyHoliday).toBeGreaterThanOrEqual(0n);
      expect(parts.probation).toBeLessThanOrEqual(0n);
    }),
  );
});
