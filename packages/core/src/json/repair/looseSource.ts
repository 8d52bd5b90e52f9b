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
  /** Whether the second quote in `"C:\"` closes the string, although `\"` is an escape in JSON. */
  readonly backslashEndsFolder: boolean;
};

const SINGLE_QUOTED = /[[{(,:]\s*u?'/u;
/** A string, possibly without its closing quote at the end. A quote after a letter is an apostrophe or means inches. */
const STRING = /(?<![\p{L}\p{N}\\])(?:[bru]{0,2}'(?:[^'\\]|\\.?)*'?|"(?:[^"\\]|\\.?)*"?|`(?:[^`\\]|\\.?)*`?)/gsu;
/**
 * An arrow between a key and its value, of which one is a string in single quotes whose text was removed. After a word
 * in a method call, the arrow is that of a JavaScript function.
 */
const ARROW =
  /(?:^[\t ]{0,200}|[[{(,]\s{0,200})''\s{0,9}=>|(?:^[\t ]{0,200}|(?:[[{,]|(?<!\.\w{1,40})\()\s{0,200})(?:""|:?[\w:.-]{1,100})\s{0,9}=>\s{0,9}''/mu;
/** A member of Python or JavaScript, which have no arrows between members. */
const MEMBER = /[{,]\s{0,200}''\s{0,9}:/u;
/** What JavaScript shows with arrows: `Map(1) {'a' => 1}`, `[Map] {`, `URLSearchParams {`. */
const MAP = /(?:Map(?:\(\d{1,9}\))?|URLSearchParams)\]? ?\{/u;
/** A member as `NSDictionary` describes itself, on a line of its own. */
const PROPERTY = /[{;]\r?\n[\t ]{1,200}(?:"[^"\n]{1,200}"|[\w.-]{1,200}) = [^\n]*[;({]\r?$/mu;

/** Whether arrows stand between the members of a text, and not only in its strings. */
function hasArrows(text: string): boolean {
  if (!text.includes('=>')) return false;
  const bare = text.replace(STRING, (string) => (string.startsWith('"') ? '""' : "''"));
  return ARROW.test(bare) && !MEMBER.test(bare) && !MAP.test(bare);
}

function dialectOf(text: string): Dialect {
  if (PROPERTY.test(text)) return 'properties';
  if (hasArrows(text)) return 'arrows';
  return SINGLE_QUOTED.test(text) ? 'literal' : 'json';
}

/** How a text is read first: as a literal of another language if it has strings in single quotes. */
export function looseSource(text: string, dialect = dialectOf(text)): LooseSource {
  return { text, dialect, backslashEndsFolder: false };
}
