import type { OneOffHolidayId } from './oneOffHolidays.ts';

/** The name of a holiday. */
export type HolidayId =
  | OneOffHolidayId
  | 'newYear'
  | 'seollal'
  | 'samiljeol'
  | 'arborDay'
  | 'buddhasBirthday'
  | 'labourDay'
  | 'childrensDay'
  | 'memorialDay'
  | 'constitutionDay'
  | 'liberationDay'
  | 'chuseok'
  | 'nationalFoundationDay'
  | 'hangulDay'
  | 'christmas';

/** A holiday on the same solar date each year. */
export type FixedHoliday = {
  readonly id: HolidayId;
  readonly month: number;
  readonly day: number;
  /** First and last year in which the day is a holiday; unbounded where omitted. */
  readonly from?: number;
  readonly until?: number;
};

/** The day on which these rules were compared with the decree in force. */
export const HOLIDAY_RULES_CHECKED_ON = '2026-11-20';

/**
 * Holidays on the same solar date each year, since 2000 (관공서의 공휴일에 관한 규정 제2조).
 *
 * 식목일 ended with 2005 (대통령령 제18893호), 제헌절 with 2007 and came back on 2026-05-11, 한글날 came back in 2013, and 노동절 has
 * been one since 2026-05-01 (대통령령 제36290호, 공휴일에 관한 법률 제21338호 and 제21543호). Before 2026 the first of May was a paid
 * day off of employees, not a public holiday.
 */
export const FIXED_HOLIDAYS: readonly FixedHoliday[] = [
  { id: 'newYear', month: 1, day: 1 },
  { id: 'samiljeol', month: 3, day: 1 },
  { id: 'arborDay', month: 4, day: 5, until: 2005 },
  { id: 'labourDay', month: 5, day: 1, from: 2026 },
  { id: 'childrensDay', month: 5, day: 5 },
  { id: 'memorialDay', month: 6, day: 6 },
  { id: 'constitutionDay', month: 7, day: 17, until: 2007 },
  { id: 'constitutionDay', month: 7, day: 17, from: 2026 },
  { id: 'liberationDay', month: 8, day: 15 },
  { id: 'nationalFoundationDay', month: 10, day: 3 },
  { id: 'hangulDay', month: 10, day: 9, from: 2013 },
  { id: 'christmas', month: 12, day: 25 },
];

/** A holiday of the lunar calendar. */
export type LunarHoliday = {
  readonly id: HolidayId;
  readonly month: number;
  readonly day: number;
  /** How many days before and after are holidays too. */
  readonly around: number;
};

/** Holidays of the lunar calendar: 설날 and 추석 with the day before and after, 부처님 오신 날. */
export const LUNAR_HOLIDAYS: readonly LunarHoliday[] = [
  { id: 'seollal', month: 1, day: 1, around: 1 },
  { id: 'buddhasBirthday', month: 4, day: 8, around: 0 },
  { id: 'chuseok', month: 8, day: 15, around: 1 },
];

/** Since when a holiday gives a substitute day, and on which weekdays. */
export type SubstitutionRule = {
  /** The first day on which the rule is in force, `YYYY-MM-DD`. */
  readonly from: string;
  /** Whether a Saturday counts; a Sunday and another holiday always do. */
  readonly saturday: boolean;
};

/**
 * Which holidays give a substitute day, and since when (the same decree, 제3조).
 *
 * 대통령령 제24828호 (2013-11-05): 설날, 추석, 어린이날. 제31930호 (2021-08-04): the four national days. 제33448호
 * (2023-05-04): 부처님 오신 날, 기독탄신일. 제36290호 (2026): 노동절, 제헌절. New Year's Day and 현충일 never.
 */
export const SUBSTITUTION_RULES: Readonly<Partial<Record<HolidayId, SubstitutionRule>>> = {
  seollal: { from: '2013-11-05', saturday: false },
  chuseok: { from: '2013-11-05', saturday: false },
  childrensDay: { from: '2013-11-05', saturday: true },
  samiljeol: { from: '2021-08-04', saturday: true },
  liberationDay: { from: '2021-08-04', saturday: true },
  nationalFoundationDay: { from: '2021-08-04', saturday: true },
  hangulDay: { from: '2021-08-04', saturday: true },
  buddhasBirthday: { from: '2023-05-04', saturday: true },
  christmas: { from: '2023-05-04', saturday: true },
  labourDay: { from: '2026-05-01', saturday: true },
  constitutionDay: { from: '2026-05-11', saturday: true },
};
