/** `literal`: of JavaScript or Python, whose strings may have codes such as `\xa0`. */
export type Dialect = 'json' | 'literal';

/** A malformed text and how it is read. */
export type LooseSource = {
  readonly text: string;
  readonly dialect: Dialect;
  /** Whether the quote in `"C:\"` closes the string, although that is an escape of JSON. */
  readonly backslashEndsFolder: boolean;
};

const SINGLE_QUOTED = /[[{(,:]\s*u?'/u;

/** How a text is read first: as a literal of JavaScript or Python if it has strings in single quotes. */
export function looseSource(
  text: string,
  dialect: Dialect = SINGLE_QUOTED.test(text) ? 'literal' : 'json',
): LooseSource {
  return { text, dialect, backslashEndsFolder: false };
}
