import { BLANKS, certainPiece, type ListPiece, type ListReading } from './listPiece.ts';

const FRACTION = /^\d{1,9}(?:\.\d{1,9})?\/\d{1,9}(?:\.\d{1,9})?$/;
const NUMBER = /^[+-]?\d[\d.]*%?$/;
const WHOLE = /^\d{1,4}$/;
const PROPER = /^(\d{1,4})\/(\d{1,4})$/;
const GROUP = /^\d{3}$/;

/** `1 1/2` as one number, 3/2; undefined where these are not a mixed number. */
function mixedNumber(whole: string, fraction = ''): string | undefined {
  const [, above, below] = PROPER.exec(fraction) ?? [];
  if (!WHOLE.test(whole) || Number(above) >= Number(below)) return undefined;
  return above === undefined ? undefined : `${Number(whole) * Number(below) + Number(above)}/${below}`;
}

/** Joins the parts of mixed numbers: 1 1/2. */
function joinMixed(parts: readonly string[]): ListReading {
  const entries: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as string;
    const mixed = mixedNumber(part, parts[at + 1]);
    entries.push(mixed ?? part);
    if (mixed !== undefined) at += 1;
  }
  return entries;
}

/** The parts of a text, of which one at least is a fraction and the others are numbers. */
function partsOf(text: string): readonly string[] | undefined {
  const parts = text.split(/[ ,]+/);
  const fractions = parts.filter((part) => FRACTION.test(part)).length;
  const isListed = parts.every((part) => FRACTION.test(part) || NUMBER.test(part));
  // The comma of 900/1,000 may group digits, which are not a fraction then.
  const isGrouped = text.includes(',') && fractions < 2 && parts.slice(1).some((part) => GROUP.test(part));
  return fractions > 0 && isListed && !isGrouped ? parts : undefined;
}

/**
 * The entries of a piece of a list that has fractions; undefined where its slashes separate entries.
 *
 * @param alone whether the piece is the whole list: 1/2 alone is a ratio
 */
export function fractionPiece(text: string, alone: boolean): ListPiece | undefined {
  const parts = text.includes('/') ? partsOf(text) : undefined;
  if (parts === undefined || (alone && parts.length === 1)) return undefined;
  const joined = BLANKS.test(text) ? joinMixed(parts) : parts;
  return alone && joined.length === 1
    ? certainPiece(parts)
    : { fewest: joined, most: parts, grouped: joined.length === 1 && parts.length > 1 };
}
