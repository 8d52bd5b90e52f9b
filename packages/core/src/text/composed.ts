/** More marks in a row than any writing or decoration of a letter has. */
const MAX_MARKS = 1000;
/** In UTF-16 units. Steps of this length fall on every such run, which is faster than to look at each character. */
const STEP = MAX_MARKS / 2;
/** Also behind the second half of a surrogate pair. */
const MARK_AT_START = /^[\udc00-\udfff]?\p{M}/u;
const TOO_MANY_MARKS = new RegExp(String.raw`\p{M}{${MAX_MARKS}}`, 'u');

/**
 * Whether a text has more than a thousand marks in a row. The time that the engine takes to order them, as for NFC,
 * grows with the square of their number: seconds for 100,000.
 */
export function hasTooManyMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += STEP) {
    const isMark = MARK_AT_START.test(text.slice(at, at + 3));
    // Each mark is one or two units, and so the run is within a thousand marks on either side.
    if (isMark && TOO_MANY_MARKS.test(text.slice(Math.max(0, at - 2 * MAX_MARKS), at + 2 * MAX_MARKS + 3))) return true;
  }
  return false;
}

/**
 * The NFC of a text; the text itself where it has too many marks in a row to order them.
 *
 * @example composed('e\u0301') // 'é'
 */
export function composed(text: string): string {
  return hasTooManyMarks(text) ? text : text.normalize('NFC');
}
