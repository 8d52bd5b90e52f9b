import { ok, type Result } from '../result/index.ts';
import { invalidJson } from './invalidJson.ts';
import { JSON_KIND, type JsonTape } from './jsonTape.ts';
import { scanJson } from './scanJson.ts';

/** What a document is made of. */
export type JsonDescription = {
  /** How many brackets are open at the deepest place: 0 for a lone value, 1 for `[]`. */
  readonly depth: number;
  readonly objects: number;
  readonly arrays: number;
  /** As many as are written: a key that stands twice counts twice. */
  readonly keys: number;
  readonly strings: number;
  readonly numbers: number;
  readonly booleans: number;
  readonly nulls: number;
  /** All values together, objects and arrays included. */
  readonly values: number;
};

const NOTHING: JsonDescription = {
  depth: 0,
  objects: 0,
  arrays: 0,
  keys: 0,
  strings: 0,
  numbers: 0,
  booleans: 0,
  nulls: 0,
  values: 0,
};

const LOWER_N = 0x6e;

function describeTape({ text, kinds, starts, count }: JsonTape): JsonDescription {
  const tally = new Uint32Array(JSON_KIND.literal + 1);
  let nulls = 0;
  let depth = 0;
  let deepest = 0;
  for (let token = 0; token < count; token++) {
    const kind = kinds[token] ?? 0;
    tally[kind] = (tally[kind] ?? 0) + 1;
    if (kind === JSON_KIND.openObject || kind === JSON_KIND.openArray) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (kind === JSON_KIND.closeObject || kind === JSON_KIND.closeArray) depth--;
    else if (kind === JSON_KIND.literal && text.charCodeAt(starts[token] ?? 0) === LOWER_N) nulls++;
  }
  const objects = tally[JSON_KIND.openObject] ?? 0;
  const arrays = tally[JSON_KIND.openArray] ?? 0;
  const keys = tally[JSON_KIND.key] ?? 0;
  const strings = tally[JSON_KIND.string] ?? 0;
  const numbers = tally[JSON_KIND.number] ?? 0;
  const booleans = (tally[JSON_KIND.literal] ?? 0) - nulls;
  const values = objects + arrays + strings + numbers + booleans + nulls;
  return { depth: deepest, objects, arrays, keys, strings, numbers, booleans, nulls, values };
}

/**
 * Counts what a JSON text holds.
 *
 * - Blank text holds nothing: every count is 0. Invalid text is `json.invalid`.
 * - Linear, and without recursion.
 *
 * @example describeJson('{"a":[1,null]}') // depth 2, objects 1, arrays 1, keys 1, numbers 1, nulls 1, values 4, rest 0
 */
export function describeJson(text: string): Result<JsonDescription> {
  if (text.trim() === '') return ok(NOTHING);
  const scan = scanJson(text);
  return scan.faulty ? invalidJson(scan) : ok(describeTape(scan));
}
