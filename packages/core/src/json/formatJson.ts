import { ok, type Result } from '../result/index.ts';
import { type FormatJsonOptions, layoutJsonSteps } from './layoutJsonSteps.ts';

/**
 * {@link formatJson} in steps, for a worker that reports progress and can be stopped: it only works while it is
 * iterated. `layoutJsonSteps` does the same and finds the lines too.
 *
 * Yields the progress from 0 to 1, about every 256 kB of input, and returns the result. Joining the parts and sorting
 * keys are one step each.
 *
 * @example
 * const steps = formatJsonSteps('[1]');
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value // { ok: true, value: '[\n  1\n]' }
 */
export function* formatJsonSteps(
  text: string,
  options: FormatJsonOptions = {},
): Generator<number, Result<string>, undefined> {
  const layout = yield* layoutJsonSteps(text, options);
  return layout.ok ? ok(layout.value.text) : layout;
}

/**
 * Formats a JSON text by its tokens: only the white space between them changes.
 *
 * - Number text, escapes, key order and duplicate keys are preserved. Where `JSON.parse` would lose nothing, the
 *   result equals `JSON.stringify(JSON.parse(text), null, indent)`.
 * - Text is valid if `JSON.parse` accepts it (RFC 8259); white space around the document is allowed, other space
 *   characters are not.
 * - Blank text gives an empty text.
 * - Invalid text is `json.invalid`. A result of more than `MAX_JSON_OUTPUT_LENGTH` is `json.outputTooLong`.
 * - Linear, and without recursion: depth never overflows the stack, even where the engine's own parser would.
 *
 * @example formatJson('{"a":1.0}') // { ok: true, value: '{\n  "a": 1.0\n}' }
 */
export function formatJson(text: string, options?: FormatJsonOptions): Result<string> {
  const steps = formatJsonSteps(text, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
