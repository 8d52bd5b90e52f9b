/**
 * - `literal`: of JavaScript or Python, whose strings may have codes such as `\xa0`.
 * - `arrows`: of PHP, Perl or Ruby, where only a backslash and the quote are escaped in single quotes.
 * - `properties`: a property list of Swift or Objective-C, whose arrays are in parentheses.
 */
export type Dialect = 'json' | 'literal' | 'arrows' | 'properties';

/** A malformed text and how it is read. */
export type LooseSource = {
  readonly text: string;
  readonly dialect: Dialect;
  /** Whether the quote in `"C:\"` closes the string, although that is an escape of JSON. */
  readonly backslashEndsFolder: boolean;
};

const SINGLE_QUOTED = /[[{(,:]\s*u?'/u;
const ARROW = /'\s{0,9}=>|=>\s{0,9}'/u;
/** The only notation with arrows that JavaScript has. */
const MAP = /\bMap\(\d/u;
/** A member as `NSDictionary` describes itself, on a line of its own. */
const PROPERTY = /[{;]\r?\n[\t ]{1,200}(?:"[^"\n]{1,200}"|[\w.-]{1,200}) = [^\n]*[;({]\r?$/mu;

function dialectOf(text: string): Dialect {
  if (PROPERTY.test(text)) return 'properties';
  if (ARROW.test(text) && !MAP.test(text)) return 'arrows';
  return SINGLE_QUOTED.test(text) ? 'literal' : 'json';
}

/** How a text is read first: as a literal of another language if it has strings in single quotes. */
export function looseSource(text: string, dialect = dialectOf(text)): LooseSource {
  return { text, dialect, backslashEndsFolder: false };
}
