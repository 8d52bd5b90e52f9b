import { assertWhole } from '../assertWhole.ts';
import { type CivilDate, toDayNumber } from '../dayNumber.ts';
import { addDays } from './addPeriod.ts';

/** A milestone day of a life. The day of birth is day 1, so day n falls n − 1 days after it. */
export type DayMilestone = {
  readonly ordinal: number;
  readonly date: CivilDate;
  /** Whole days until then; 0 on the day itself. */
  readonly days: number;
};

const EARLY_MILESTONES = [100, 500];
const MILESTONE_STEP = 1000;

/**
 * The next milestone days of a life: the 100th and the 500th, then every 1000th.
 *
 * @param count how many; 3 by default
 * @throws RangeError unless the count is a safe integer of 0 or more
 * @example
 * nextDayMilestones({ year: 2026, month: 1, day: 1 }, { year: 2026, month: 1, day: 1 }, 1)[0]?.date
 * // { year: 2026, month: 4, day: 10 }
 */
export function nextDayMilestones(birth: CivilDate, today: CivilDate, count = 3): readonly DayMilestone[] {
  assertWhole(count);
  if (count < 0) throw new RangeError(`Negative count: ${count}`);
  const dayOfLife = toDayNumber(today) - toDayNumber(birth) + 1;
  const ordinals = EARLY_MILESTONES.filter((ordinal) => ordinal >= dayOfLife).slice(0, count);
  let next = Math.max(1, Math.ceil(dayOfLife / MILESTONE_STEP)) * MILESTONE_STEP;
  while (ordinals.length < count) {
    ordinals.push(next);
    next += MILESTONE_STEP;
  }
  return ordinals.map((ordinal) => ({ ordinal, date: addDays(birth, ordinal - 1), days: ordinal - dayOfLife }));
}
