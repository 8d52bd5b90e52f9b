/** The digits of a number, with its power of ten: 1.5E-05. */
const DIGITS = /[\d.]|(?<=\d)e[+-]?\d+/giu;

/** The number of a cell without its unit and Korean factors; NaN without one. */
export function roughly(cell = ''): number {
  return Number(cell.normalize('NFKC').match(DIGITS)?.join(''));
}
