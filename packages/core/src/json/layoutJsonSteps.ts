import { fail, ok, type Result } from '../result/index.ts';
import { invalidJson } from './faults/invalidJson.ts';
import { JSON_STEP_LENGTH, startJsonScan } from './scan/jsonScan.ts';
import { advanceJsonScan } from './scan/scanJson.ts';
import { sortJsonKeys } from './sortJsonKeys.ts';
import { type JsonIndent, startJsonWriter, writeJsonChunk } from './writeJsonChunk.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Valid, but the formatted text would be too long for a page, because of its nesting and the indentation. */
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

/** A formatted text, and where each of its lines starts: what `indexLines` would find. */
export type JsonLayout = { readonly text: string; readonly lineStarts: Uint32Array };

/** The text of UTF-16 code units, lone surrogates included. The array is reused: nothing may keep it. */
export type UnitsToText = (units: Uint16Array) => string;

/**
 * Maximum length of the output, in UTF-16 code units. With indentation, a deep document grows with the square of its
 * depth.
 */
export const MAX_JSON_OUTPUT_LENGTH = 100_000_000;

/** The measured share of scanning in the work. */
const SCAN_SHARE = 0.3;

/** How many arguments a function takes safely. */
const MAX_UNITS = 8192;

function toText(units: Uint16Array): string {
  const parts: string[] = [];
  for (let start = 0; start < units.length; start += MAX_UNITS) {
    parts.push(Reflect.apply(String.fromCharCode, undefined, units.subarray(start, start + MAX_UNITS)));
  }
  return parts.join('');
}

/**
 * Formats like `formatJson`, in steps, and finds the lines of the result on the way: for a worker that reports progress
 * and can be stopped. It only works while it is iterated.
 *
 * Yields the progress from 0 to 1, about every 262,144 UTF-16 code units of input, and returns the result. Joining the
 * parts and sorting keys are one step each.
 *
 * @param decode makes text of code units; a platform has faster means than the language, such as `TextDecoder` for
 *   text without lone surrogates
 * @example
 * const steps = layoutJsonSteps('[1]');
 * let step = steps.next();
 * while (!step.done) step = steps.next();
 * step.value // { ok: true, value: { text: '[\n  1\n]', lineStarts: new Uint32Array([0, 2, 6]) } }
 */
export function* layoutJsonSteps(
  text: string,
  { indent = 2, sortKeys = false }: FormatJsonOptions = {},
  decode: UnitsToText = toText,
): Generator<number, Result<JsonLayout>, undefined> {
  if (text.trim() === '') return ok({ text: '', lineStarts: new Uint32Array(1) });
  const scan = startJsonScan(text);
  while (advanceJsonScan(scan)) yield (SCAN_SHARE * scan.position) / text.length;
  if (scan.faulty) return invalidJson(scan);
  yield SCAN_SHARE;
  const writer = startJsonWriter(scan, indent, sortKeys ? sortJsonKeys(scan) : undefined);
  const tokensPerStep = Math.ceil((scan.count * JSON_STEP_LENGTH) / text.length);
  const chunks: string[] = [];
  let pause = tokensPerStep;
  while (writer.next < scan.count) {
    const chunk = writeJsonChunk(writer);
    if (writer.length > MAX_JSON_OUTPUT_LENGTH) return fail('json.outputTooLong', { max: MAX_JSON_OUTPUT_LENGTH });
    chunks.push(typeof chunk === 'string' ? chunk : decode(chunk));
    if (writer.next < pause && writer.next < scan.count) continue;
    pause = writer.next + tokensPerStep;
    yield SCAN_SHARE + ((1 - SCAN_SHARE) * writer.next) / scan.count;
  }
  return ok({ text: chunks.join(''), lineStarts: writer.lineStarts.slice(0, writer.lineCount) });
}
