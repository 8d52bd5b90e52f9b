/** More marks in a row than any writing or decoration of a letter has. Searched only from the start of each run. */
const TOO_MANY_MARKS = /(?<!\p{M})\p{M}{1000}/u;

/**
 * The NFC of a text; the text itself where it has more than a thousand marks in a row, because the time that the engine
 * takes to order them grows with the square of their number: seconds for 100,000.
 *
 * @example composed('e\u0301') // 'é'
 */
export function composed(text: string): string {
  return TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC');
}
