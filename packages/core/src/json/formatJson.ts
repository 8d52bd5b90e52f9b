import { fail, ok, type Result } from '../result/index.ts';
import { invalidJson } from './invalidJson.ts';
import { JSON_STEP_LENGTH, startJsonScan } from './jsonScan.ts';
import { advanceJsonScan } from './scanJson.ts';
import { sortJsonKeys } from './sortJsonKeys.ts';
import { type JsonIndent, startJsonWriter, writeJsonChunk } from './writeJsonChunk.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Valid, but the formatted text would be too long for a page: it is nested too deeply for its size. */
    'json.outputTooLong': { readonly max: number };
  }
}

/** How JSON is written. */
export type FormatJsonOptions = {
  /** Two spaces by default; 0 writes everything on one line without any space. */
  readonly indent?: JsonIndent;
  /** Sort the keys of every object by UTF-16 code units. Off by default. */
  readonly sortKeys?: boolean;
};

/**
 * Maximum length of the output, in UTF-16 code units. With indentation, a deep document grows with the square of its
 * depth.
 */
export const MAX_JSON_OUTPUT_LENGTH = 100_000_000;

/** The measured share of scanning in the work. */
const SCAN_SHARE = 0.25;

/**
 * {@link formatJson} in steps, for a worker that reports progress and can be stopped: it only works while it is
 * iterated.
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
  { indent = 2, sortKeys = false }: FormatJsonOptions = {},
): Generator<number, Result<string>, undefined> {
  if (text.trim() === '') return ok('');
  const scan = startJsonScan(text);
  while (advanceJsonScan(scan)) yield (SCAN_SHARE * scan.position) / text.length;
  if (scan.faulty) return invalidJson(scan);
  yield SCAN_SHARE;
  const writer = startJsonWriter(scan, indent, sortKeys ? sortJsonKeys(scan) : undefined);
  const tokensPerStep = Math.ceil((scan.count * JSON_STEP_LENGTH) / text.length);
  const chunks: string[] = [];
  let pause = tokensPerStep;
  while (writer.next < scan.count) {
    chunks.push(writeJsonChunk(writer));
    if (writer.length > MAX_JSON_OUTPUT_LENGTH) return fail('json.outputTooLong', { max: MAX_JSON_OUTPUT_LENGTH });
    if (writer.next < pause && writer.next < scan.count) continue;
    pause = writer.next + tokensPerStep;
    yield SCAN_SHARE + ((1 - SCAN_SHARE) * writer.next) / scan.count;
  }
  return ok(chunks.join(''));
}

/**
 * Formats a JSON text by its tokens: only the white space between them changes.
 *
 * - Number text, escapes, key order and duplicate keys are preserved. Where `JSON.parse` would lose nothing, the
 *   result equals `JSON.stringify(JSON.parse(text), null, indent)`.
 * - Text is valid if `JSON.parse` accepts it (RFC 8259); white space around the document is allowed, other space
 *   characters are not.
 * - Blank text gives an empty text.
 * - Invalid text is `json.invalid`. A result of more than {@link MAX_JSON_OUTPUT_LENGTH} is `json.outputTooLong`.
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
