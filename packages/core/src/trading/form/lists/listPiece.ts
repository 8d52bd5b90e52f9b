/** The entries of a list as text, without the commas that group their digits. */
export type ListReading = readonly string[];

/** The part between two certain separators: read as few numbers as possible, and as many as possible. */
export type ListPiece = {
  readonly fewest: ListReading;
  readonly most: ListReading;
  /** Whether its commas or spaces may group the digits of one number. */
  readonly grouped: boolean;
};

/** Numbers with plain blanks between, each with digits and a sign or a % at most. */
export const PARTED_BY_BLANKS = /^[+-]?[\d.,]+%?(?: +[+-]?[\d.,]+%?)+$/;
export const BLANKS = / +/;
/** The text before the digits, the digits, and the text after them. */
const GROUPED_DIGITS = /^([^\d,]*)(\d[\d.]*(?:,\d[\d.]*)+)((?:[^\d,.][^\d,]*)?)$/;
const HEAD_OF_GROUPS = /^[1-9]\d{0,2}$/;
const GROUP = /^\d{3}$/;
const LAST_GROUP = /^\d{3}(?:\.\d*)?$/;
/** Not a number by itself, so it can only continue the previous one. */
const NEVER_FIRST = /^0\d/;

/** Joins groups to numbers. With `eager` a number continues wherever it can, otherwise only where it must. */
function joinGroups(groups: readonly string[], eager: boolean): string[][] {
  const numbers: string[][] = [];
  for (const group of groups) {
    const current = numbers.at(-1);
    const head = current?.[0];
    const last = current?.at(-1);
    const goesOn =
      current !== undefined &&
      head !== undefined &&
      last !== undefined &&
      HEAD_OF_GROUPS.test(head) &&
      // The groups before the last one were checked when they were the last.
      (current.length === 1 || GROUP.test(last)) &&
      LAST_GROUP.test(group) &&
      (eager || NEVER_FIRST.test(group));
    if (goesOn) current.push(group);
    else numbers.push([group]);
  }
  return numbers;
}

/** A piece with one reading. */
export function certainPiece(entries: ListReading): ListPiece {
  return { fewest: entries, most: entries, grouped: false };
}

/** Numbers whose commas or spaces may group their digits or separate them. */
export function numberPiece(text: string): ListPiece {
  if (PARTED_BY_BLANKS.test(text)) {
    const parts = text.split(BLANKS);
    const grouped = joinGroups(parts, true).length === 1;
    return { fewest: grouped ? [parts.join('')] : parts, most: parts, grouped };
  }
  const [, before = '', digits, after = ''] = GROUPED_DIGITS.exec(text) ?? [];
  if (digits === undefined) return certainPiece([text]);
  const groups = digits.split(',');
  const read = (eager: boolean): ListReading => {
    const numbers = joinGroups(groups, eager);
    // 6000,000 is neither grouped digits nor a list; parsing the entry will fail.
    if (numbers.some(([first = '']) => NEVER_FIRST.test(first))) return [text];
    const last = numbers.length - 1;
    return numbers.map((parts, at) => (at === 0 ? before : '') + parts.join('') + (at === last ? after : ''));
  };
  const fewest = read(true);
  return { fewest, most: read(false), grouped: fewest.length === 1 };
}
