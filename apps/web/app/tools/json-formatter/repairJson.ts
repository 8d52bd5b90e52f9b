import { jsonrepair } from 'jsonrepair';
import { fail, ok, type Result } from '../result/index.ts';
import { formatJson } from './formatJson.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** No likely JSON was found for a text that is not JSON. */
    'json.beyondRepair': Readonly<Record<never, never>>;
  }
}

const CONTAINER = /^\s*[[{]/u;
const QUOTE = /^\s*["'`\u2018-\u201f]/u;

/**
 * Finds the JSON that a malformed text may mean: quotes, commas, brackets and comments, words of other languages, and
 * several documents in a row. To be shown with its differences and never taken silently, because it is a guess.
 *
 * - Valid text is returned unchanged. Numbers keep their digits, and keys their order.
 * - `json.beyondRepair`: nothing likely was found; the text is neither an object nor an array nor quoted; or an item is
 *   missing between two commas, which may be an empty value or a comma too many.
 *
 * @example repairJson("{a: 'x',}") // { ok: true, value: '{"a": "x"}' }
 */
export function repairJson(text: string): Result<string> {
  const given = formatJson(text);
  if (given.ok) return ok(text);
  const { failure } = given;
  if (failure.code === 'json.invalid' && failure.facts.reason === 'extraComma') return fail('json.beyondRepair', {});
  try {
    const repaired = jsonrepair(text);
    JSON.parse(repaired);
    return CONTAINER.test(repaired) || QUOTE.test(text) ? ok(repaired) : fail('json.beyondRepair', {});
  } catch {
    return fail('json.beyondRepair', {});
  }
}
