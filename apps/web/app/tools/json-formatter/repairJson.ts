import { formatJson } from '@toolbox/core/json';
import { jsonrepair } from 'jsonrepair';

const CONTAINER = /^\s*[[{]/u;
const QUOTE = /^\s*["'`\u2018-\u201f]/u;

/** JSON without a value that only a comma stands for: it may be an empty one, or a comma too many. */
function isDecided(text: string): boolean {
  const given = formatJson(text);
  return given.ok || given.failure.code !== 'json.invalid' || given.failure.facts.reason !== 'extraComma';
}

/**
 * Finds the JSON that a malformed text may mean: quotes, commas, brackets and comments, words of other languages, and
 * several documents in a row. To be shown with its differences and never taken silently, because it is a guess.
 *
 * Numbers keep their digits, and keys their order. Undefined where nothing likely was found: the text is neither an
 * object nor an array nor quoted, or an item is missing between two commas.
 *
 * @example repairJson("{a: 'x',}") // '{"a": "x"}'
 */
export function repairJson(text: string): string | undefined {
  if (!isDecided(text)) return undefined;
  try {
    const repaired = jsonrepair(text);
    JSON.parse(repaired);
    return CONTAINER.test(repaired) || QUOTE.test(text) ? repaired : undefined;
  } catch {
    return undefined;
  }
}
