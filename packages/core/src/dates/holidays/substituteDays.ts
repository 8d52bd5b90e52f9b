import { type HolidayId, SUBSTITUTION_RULES, type SubstitutionRule } from '../../law/holidayRules.ts';
import { fromDayNumber } from '../dayNumber.ts';
import { formatIsoDate } from '../formatIsoDate.ts';
import { weekday } from '../weekday.ts';

export type SubstituteDay = { readonly dayNumber: number; readonly ids: readonly HolidayId[] };

function ruleOn(id: HolidayId, dayNumber: number): SubstitutionRule | undefined {
  const rule = SUBSTITUTION_RULES[id];
  return rule !== undefined && rule.from <= formatIsoDate(fromDayNumber(dayNumber)) ? rule : undefined;
}

/** The substitute days that a date gives: one list of holidays for each. */
function owedOn(dayNumber: number, ids: readonly HolidayId[]): readonly (readonly HolidayId[])[] {
  const covered = ids.filter((id) => ruleOn(id, dayNumber) !== undefined);
  const day = weekday(fromDayNumber(dayNumber));
  if (day === 0) return covered.map((id) => [id]);
  if (day === 6) return covered.filter((id) => ruleOn(id, dayNumber)?.saturday === true).map((id) => [id]);
  // Two holidays on one weekday cost one day off; the decree does not say which of the two is replaced.
  return ids.length > 1 && covered.length > 0 ? [covered] : [];
}

/**
 * The substitute days that holidays give, in calendar order.
 *
 * A holiday on a Sunday (for most also on a Saturday), or two holidays on one weekday, give the first day after that
 * is neither a holiday nor a weekend nor already a substitute: so the first non-holiday, skipping a Saturday and
 * skipping another substitute day (제3조 제1항 to 제3항) are one loop.
 *
 * @param holidays the holidays of a year by day number
 * @see 관공서의 공휴일에 관한 규정 제3조, checked 2026-11-20
 */
export function substituteDays(holidays: ReadonlyMap<number, readonly HolidayId[]>): readonly SubstituteDay[] {
  const taken = new Set(holidays.keys());
  const substitutes: SubstituteDay[] = [];
  const isFree = (dayNumber: number) => {
    const day = weekday(fromDayNumber(dayNumber));
    return day !== 0 && day !== 6 && !taken.has(dayNumber);
  };
  for (const [holiday, ids] of [...holidays].sort(([a], [b]) => a - b)) {
    for (const owed of owedOn(holiday, ids)) {
      let dayNumber = holiday + 1;
      while (!isFree(dayNumber)) dayNumber += 1;
      taken.add(dayNumber);
      substitutes.push({ dayNumber, ids: owed });
    }
  }
  return substitutes;
}
