import type { Result } from '../result/index.ts';
import { formatJson } from './formatJson.ts';
import type { FormatJsonOptions } from './layoutJsonSteps.ts';

/**
 * Writes a JSON text without any whitespace between its tokens. Guarantees and failures are those of `formatJson`.
 *
 * @example minifyJson('{ "a": 1.0 }') // { ok: true, value: '{"a":1.0}' }
 */
export function minifyJson(text: string, options: Pick<FormatJsonOptions, 'sortKeys'> = {}): Result<string> {
  return formatJson(text, { ...options, indent: 0 });
}
