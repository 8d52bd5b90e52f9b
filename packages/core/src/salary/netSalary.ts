import { type Exact, exact } from '../exact/index.ts';
import { roundToWhole } from '../exact/roundToWhole.ts';
import type { PayInput } from './payInput.ts';
import { splitWon } from './splitWon.ts';
import { FULL_WEEK_HOURS, MIN_WEEKLY_HOURS_FOR_HOLIDAY, weeklyHolidayHours } from './weeklyHolidayHours.ts';

/** 365 days / 12 months / 7 days, to three decimals: 4.345. */
export const WEEKS_PER_MONTH = exact(4345).div(1000);
/** The pay rate of overtime (근로기준법 제56조). */
export const OVERTIME_FACTOR = exact(3).div(2);
/** The deduction from the whole pay during probation (최저임금법 시행령 제3조), in percent. */
export const PROBATION_CUT_PERCENT = 10;

/** Whole won. `base + weeklyHoliday + overtime + probation` is the gross pay; `probation` is 0 or below. */
export type SalaryParts = {
  readonly base: bigint;
  readonly weeklyHoliday: bigint;
  readonly overtime: bigint;
  readonly probation: bigint;
};

/** Conditions that a reader of the result should know. */
export type SalaryNotes = {
  /** Under 15 hours per week: no weekly holiday pay. */
  readonly underFifteenHours: boolean;
  /** Over 40 hours per week: beyond the statutory week. */
  readonly overFortyHours: boolean;
  /** The cap of 8 holiday hours affected the result. */
  readonly weeklyHolidayCapped: boolean;
  /** Monthly pay without hours: there is no hourly rate. */
  readonly hourlyRateMissing: boolean;
  /** Overtime was entered but could not be paid because there is no hourly rate. */
  readonly overtimeNotCounted: boolean;
};

/** A pay and its flat deduction, in whole won. */
export type NetSalary = {
  readonly parts: SalaryParts;
  readonly gross: bigint;
  readonly deduction: bigint;
  /** Always `gross - deduction`. */
  readonly net: bigint;
  /** The exact gross pay, before rounding to whole won. */
  readonly exactGross: Exact;
  /** Hourly pay in won before probation: as entered, or derived from the monthly pay. */
  readonly hourlyRate: Exact | undefined;
  readonly weeklyHours: Exact | undefined;
  /** Paid hours of the weekly holiday per week; 0 where it is not part of the pay. */
  readonly weeklyHolidayHours: Exact;
  readonly notes: SalaryNotes;
};

const NONE = exact(0);

function holidayHoursOf(input: PayInput): Exact {
  if (input.weeklyHours === undefined || !input.weeklyHolidayIncluded) return NONE;
  return weeklyHolidayHours(input.weeklyHours, { capped: input.weeklyHolidayCapped });
}

function hourlyRateOf({ payType, amount, weeklyHours }: PayInput, holidayHours: Exact): Exact | undefined {
  if (payType === 'hourly') return amount;
  return weeklyHours && amount.div(weeklyHours.add(holidayHours).mul(WEEKS_PER_MONTH));
}

/**
 * The monthly pay before and after a flat deduction.
 *
 * - Hourly pay: base = rate × weekly hours × 4.345; the weekly holiday, if it is paid, is added.
 * - Monthly pay: the amount is the pay. If it includes the weekly holiday, the hourly rate is amount / ((weekly +
 *   holiday hours) × 4.345), else amount / (weekly hours × 4.345); without hours there is no rate and overtime is not
 *   counted.
 * - Overtime = rate × 1.5 × hours, for hourly and monthly pay. Probation takes 10% off the whole pay.
 * - The deduction is the rate times the exact gross pay, rounded half up to won. Everything else is exact until it is
 *   displayed; the parts add up to the gross pay, and net pay = shown gross pay − shown deduction.
 *
 * Income tax is not included; the flat rate represents the four social insurances (see `itemisedInsurance`).
 *
 * @param input what `parseSalaryInput` gave
 * @see 근로기준법 제55조, 제56조; 최저임금법 제5조 제2항, checked 2026-11-20
 * @example
 * const hours = { dailyHours: '8', weeklyDays: '5' };
 * const form = { ...DEFAULT_SALARY_FORM, ...hours, payType: 'hourly', amount: '10,320' } as const;
 * const labels = { amount: '시급', dailyHours: '하루', weeklyDays: '일수', overtimeHours: '연장', taxRate: '공제율' };
 * const input = parseSalaryInput(form, labels);
 * input.ok && netSalary(input.value) // { gross: 2152339n, deduction: 202320n, net: 1950019n, … }
 */
export function netSalary(input: PayInput): NetSalary {
  const { payType, amount, weeklyHours, overtimeHours } = input;
  const holidayHours = holidayHoursOf(input);
  const hourlyRate = hourlyRateOf(input, holidayHours);

  const holidayPay = hourlyRate ? hourlyRate.mul(holidayHours).mul(WEEKS_PER_MONTH) : NONE;
  const monthly = payType === 'monthly';
  const basePay = monthly ? amount.sub(holidayPay) : amount.mul(weeklyHours ?? 0).mul(WEEKS_PER_MONTH);
  const overtimePay = hourlyRate ? hourlyRate.mul(OVERTIME_FACTOR).mul(overtimeHours) : NONE;
  const fullPay = basePay.add(holidayPay).add(overtimePay);
  const cut = input.probation ? fullPay.mul(-PROBATION_CUT_PERCENT).div(100) : NONE;
  const exactGross = fullPay.add(cut);

  const [base, weeklyHoliday, overtime, probation] = splitWon([basePay, holidayPay, overtimePay, cut]);
  const overFortyHours = weeklyHours !== undefined && weeklyHours.compare(FULL_WEEK_HOURS) > 0;
  const gross = roundToWhole(exactGross);
  const deduction = roundToWhole(exactGross.mul(input.taxRatePercent).div(100));
  return {
    parts: { base, weeklyHoliday, overtime, probation },
    gross,
    deduction,
    net: gross - deduction,
    exactGross,
    hourlyRate,
    weeklyHours,
    weeklyHolidayHours: holidayHours,
    notes: {
      underFifteenHours: weeklyHours !== undefined && weeklyHours.compare(MIN_WEEKLY_HOURS_FOR_HOLIDAY) < 0,
      overFortyHours,
      weeklyHolidayCapped: overFortyHours && input.weeklyHolidayCapped && input.weeklyHolidayIncluded,
      hourlyRateMissing: hourlyRate === undefined,
      overtimeNotCounted: hourlyRate === undefined && overtimeHours.compare(0) > 0,
    },
  };
}
