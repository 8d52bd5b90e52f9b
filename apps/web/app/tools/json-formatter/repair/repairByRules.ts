import { minifyJson } from '@toolbox/core/json';
import { jsonrepair } from 'jsonrepair';

/** The time that `jsonrepair` takes grows with the square of the length. */
export const MAX_RULED_UNITS = 100_000;

/** Without its second quote at the end of a text that ends in it. */
const STRING = /"(?:[^"\\]|\\.?)*"?/gsu;
const LETTER = /[\p{L}\p{N}]/u;
const LETTERS = /[\p{L}\p{N}]/gu;
/** A string that starts or ends so was cut out of the JSON around it. */
const STRUCTURE = /^\s*[:,[\]{}()]|[:,{}]$/u;
const BRACKET = /[[\]{}]/gu;
/** The library takes long for brackets in brackets, and a text of them is no document. */
const MAX_DEPTH = 200;

const stringsIn = (text: string): readonly string[] => text.match(STRING) ?? [];

/** The strings before the fault that are certainly what they seem: the last one may end too early. */
function settledStrings(text: string, offset: number): readonly string[] {
  return stringsIn(text.slice(0, offset)).slice(0, -1);
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(BRACKET)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0;

function isLikely(text: string, offset: number, repaired: string): boolean {
  const strings = stringsIn(repaired);
  if (settledStrings(text, offset).some((string, index) => strings[index] !== string)) return false;
  // Marks are added and removed; text is not, as in what only looks like a comment.
  if (lettersIn(repaired) < lettersIn(text)) return false;
  const given = new Set(stringsIn(text));
  return strings
    .filter((string) => !given.has(string))
    .map((string) => string.slice(1, -1))
    .every((content) => content === '' || (LETTER.test(content) && !STRUCTURE.test(content.trimEnd())));
}

/**
 * Repairs a text by the rules of `jsonrepair`, which also finds strings whose quotes are missing or not escaped.
 * Undefined where it would change a string before the fault, lose text or make strings of the marks around them, where an item is
 * missing between two commas, and for a text longer than {@link MAX_RULED_UNITS}.
 *
 * @example repairByRules('{"a":"say "hi""}') // '{"a":"say \\"hi\\""}'
 */
export function repairByRules(text: string): string | undefined {
  if (text.length > MAX_RULED_UNITS || isDeep(text)) return undefined;
  const given = minifyJson(text);
  if (given.ok || given.failure.code !== 'json.invalid' || given.failure.facts.reason === 'extraComma')
    return undefined;
  try {
    const repaired = jsonrepair(text);
    return minifyJson(repaired).ok && isLikely(text, given.failure.facts.offset, repaired) ? repaired : undefined;
  } catch {
    return undefined;
  }
}
