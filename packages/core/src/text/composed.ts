/** In UTF-16 units. One step of this length falls on the first half of any run of a thousand marks. */
const STEP = 500;
/** The rest of that run, perhaps behind half of a character. */
const MARKS = /^.?\p{M}{499}/su;

/**
 * Whether a text has a thousand marks in a row, more than any writing or decoration of a letter has; for some texts
 * also if it has 500. The time that the engine takes to order marks, as for NFC, grows with the square of their
 * number: seconds for 100,000.
 */
export function hasTooManyMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += STEP) if (MARKS.test(text.slice(at, at + 1000))) return true;
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
