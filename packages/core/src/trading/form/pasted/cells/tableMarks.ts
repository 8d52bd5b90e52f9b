/** Between the lines of a table. */
export const LINE_END = /\r\n|\r|\n/;
/** A digit, which distinguishes a row from the lines around the rows. */
export const DIGIT = /\p{Nd}/u;
/** Between the cells of a spreadsheet. */
export const CELL_MARK = '\t';
/** Between the cells of Markdown. */
export const BAR = '|';
/** The bars before the first cell and after the last. */
export const OUTER_BARS = /^\s*\||\|\s*$/g;
/** The mark between a quantity or an amount and the unit price: 10 @ 60,500. */
export const PRICE_MARK = /(?<=[\p{L}\p{Nd}])(?:\s{0,3}@\s{0,3}|\s{1,3}at\s{1,3})(?:\p{Sc}\s?)?\p{Nd}/iu;
