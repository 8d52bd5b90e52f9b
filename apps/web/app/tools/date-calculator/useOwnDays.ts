import { type CivilDate, fromDayNumber, toDayNumber } from '@toolbox/core/dates';
import { useDraft } from '../../browser/draft/useDraft.ts';

/** Days off of the visitor's own, in the order of the calendar. */
export type OwnDays = {
  readonly days: readonly CivilDate[];
  readonly add: (day: CivilDate) => void;
  readonly remove: (day: CivilDate) => void;
};

/** Both halves of the tool step over the same own days, so the tool itself holds them. */
export function useOwnDays(): OwnDays {
  const [numbers, setNumbers] = useDraft<readonly number[]>('date-calculator.ownDays', []);
  return {
    days: numbers.map(fromDayNumber),
    add: (day) => setNumbers([...new Set([...numbers, toDayNumber(day)])].sort((a, b) => a - b)),
    remove: (day) => setNumbers(numbers.filter((number) => number !== toDayNumber(day))),
  };
}
