/** In UTF-16 units. At least one examined position is within the first half of any run of a thousand marks. */
const STEP = 500;
/** The marks that such a run still has from there, after the second half of a surrogate pair if it was split. */
const MARKS = /^.?\p{M}{499}/su;

/**
 * Whether a text has a thousand combining marks in a row, more than any script or decoration needs; shorter runs, from
 * about 500, may count as well. The engine orders marks, as for NFC, in quadratic time: 100,000 take seconds.
 */
export function hasTooManyMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += STEP) if (MARKS.test(text.slice(at, at + 1000))) return true;
  return false;
}

/**
 * The NFC of a text; the unchanged text if it has too many combining marks in a row, which would take too long.
 *
 * @example composed('e\u0301') // 'é'
 */
export function composed(text: string): string {
  return hasTooManyMarks(text) ? text : text.normalize('NFC');
}
