import { type CivilDate, fromDayNumber, toDayNumber } from '@toolbox/core/dates';
import { useDraft } from '../../browser/draft/useDraft.ts';

/** The visitor's own days off, in calendar order. */
export type OwnDays = {
  readonly days: readonly CivilDate[];
  /** As stored; the same object until they change. */
  readonly numbers: readonly number[];
  /** From the first to the last day; changes nothing if there are all. Returns all as they are stored then. */
  readonly add: (first: CivilDate, last: CivilDate) => readonly number[];
  readonly remove: (day: CivilDate) => readonly number[];
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

  function store(changed: readonly number[]) {
    setNumbers(changed);
    return changed;
  }

  return {
    days: numbers.map(fromDayNumber),
    numbers: stored,
    add(first, last) {
      const from = toDayNumber(first);
      const added = Array.from({ length: toDayNumber(last) - from + 1 }, (_, more) => from + more);
      if (added.every((number) => numbers.includes(number))) return stored;
      return store([...new Set([...numbers, ...added])].sort((a, b) => a - b));
    },
    remove: (day) => store(numbers.filter((number) => number !== toDayNumber(day))),
    text,
    setText,
  };
}
