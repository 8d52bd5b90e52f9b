import { type CivilDate, fromDayNumber, toDayNumber } from '@toolbox/core/dates';
import { useDraft } from '../../browser/draft/useDraft.ts';

/** The visitor's own days off, in calendar order. */
export type OwnDays = {
  readonly days: readonly CivilDate[];
  /** From the first to the last day. */
  readonly add: (first: CivilDate, last: CivilDate) => void;
  readonly remove: (day: CivilDate) => void;
  /** What is typed and not yet added. */
  readonly text: string;
  readonly setText: (text: string) => void;
};

/** What the field accepts; a stored number may be any. */
const FIRST_DAY = toDayNumber({ year: 1, month: 1, day: 1 });
const LAST_DAY = toDayNumber({ year: 9999, month: 12, day: 31 });

const isDayNumber = (number: number) => Number.isInteger(number) && number >= FIRST_DAY && number <= LAST_DAY;

/** Both tabs of the tool skip the same days, so the tool itself holds them. */
export function useOwnDays(): OwnDays {
  const [stored, setNumbers] = useDraft<readonly number[]>('date-calculator.ownDays', [], { like: [0] });
  const [text, setText] = useDraft('date-calculator.ownText', '');
  const numbers = stored.filter(isDayNumber);
  return {
    days: numbers.map(fromDayNumber),
    add(first, last) {
      const from = toDayNumber(first);
      const added = Array.from({ length: toDayNumber(last) - from + 1 }, (_, more) => from + more);
      setNumbers([...new Set([...numbers, ...added])].sort((a, b) => a - b));
    },
    remove: (day) => setNumbers(numbers.filter((number) => number !== toDayNumber(day))),
    text,
    setText,
  };
}
