import { type CivilDate, fromDayNumber, toDayNumber } from '@toolbox/core/dates';
import { useDraft } from '../../browser/draft/useDraft.ts';

/** The visitor's own days off, in calendar order. */
export type OwnDays = {
  readonly days: readonly CivilDate[];
  readonly add: (day: CivilDate) => void;
  readonly remove: (day: CivilDate) => void;
};

/** Both tabs of the tool skip the same days, so the tool itself holds them. */
export function useOwnDays(): OwnDays {
  const [numbers, setNumbers] = useDraft<readonly number[]>('date-calculator.ownDays', []);
  return {
    days: numbers.map(fromDayNumber),
    add: (day) => setNumbers([...new Set([...numbers, toDayNumber(day)])].sort((a, b) => a - b)),
    remove: (day) => setNumbers(numbers.filter((number) => number !== toDayNumber(day))),
  };
}
