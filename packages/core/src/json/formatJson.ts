import { ok, type Result } from '../result/index.ts';
import { type FormatJsonOptions, layoutJsonSteps } from './layoutJsonSteps.ts';

/**
 * Formats a JSON text by its tokens: only the whitespace between them changes.
 *
 * - Number text, escapes, key order and duplicate keys are preserved. Where `JSON.parse` would lose nothing, the
 *   result equals `JSON.stringify(JSON.parse(text), null, indent)`.
 * - Text is valid if `JSON.parse` accepts it (RFC 8259); whitespace around the document is allowed, other space
 *   characters are not.
 * - Blank text gives an empty text.
 * - Invalid text is `json.invalid`. A result of more than `MAX_JSON_OUTPUT_LENGTH` is `json.outputTooLong`.
 * - Linear, and without recursion: depth never overflows the stack, even where the engine's own parser would.
 *
 * @example formatJson('{"a":1.0}') // { ok: true, value: '{\n  "a": 1.0\n}' }
 */
export function formatJson(text: string, options?: FormatJsonOptions): Result<string> {
  const steps = layoutJsonSteps(text, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const layout = step.value;
  return layout.ok ? ok(layout.value.text) : layout;
}
