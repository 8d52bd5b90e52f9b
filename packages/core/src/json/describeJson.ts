import { ok, type Result } from '../result/index.ts';
import { invalidJson } from './invalidJson.ts';
import { JSON_KIND, type JsonTape } from './jsonTape.ts';
import { scanJson } from './scanJson.ts';

const {
  openObject: OPEN_OBJECT,
  closeObject: CLOSE_OBJECT,
  openArray: OPEN_ARRAY,
  closeArray: CLOSE_ARRAY,
  key: KEY,
  string: STRING,
  number: NUMBER,
  literal: LITERAL,
} = JSON_KIND;

/** What a document is made of. */
export type JsonDescription = {
  /** The maximum nesting depth: 0 for a single scalar, 1 for `[]`. */
  readonly depth: number;
  readonly objects: number;
  readonly arrays: number;
  /** All keys as written: a duplicate key counts twice. */
  readonly keys: number;
  readonly strings: number;
  readonly numbers: number;
  readonly booleans: number;
  readonly nulls: number;
  /** All values, including objects and arrays. */
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
  const tally = new Uint32Array(LITERAL + 1);
  let nulls = 0;
  let depth = 0;
  let deepest = 0;
  for (let token = 0; token < count; token++) {
    const kind = kinds[token] ?? 0;
    tally[kind] = (tally[kind] ?? 0) + 1;
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (kind === CLOSE_OBJECT || kind === CLOSE_ARRAY) depth--;
    else if (kind === LITERAL && text.charCodeAt(starts[token] ?? 0) === LOWER_N) nulls++;
  }
  const objects = tally[OPEN_OBJECT] ?? 0;
  const arrays = tally[OPEN_ARRAY] ?? 0;
  const keys = tally[KEY] ?? 0;
  const strings = tally[STRING] ?? 0;
  const numbers = tally[NUMBER] ?? 0;
  const booleans = (tally[LITERAL] ?? 0) - nulls;
  const values = objects + arrays + strings + numbers + booleans + nulls;
  return { depth: deepest, objects, arrays, keys, strings, numbers, booleans, nulls, values };
}

/**
 * Counts the contents of a JSON text.
 *
 * - For blank text every count is 0. Invalid text is `json.invalid`.
 * - Linear, and without recursion.
 *
 * @example
 * describeJson('{"a":[1,null]}') // { ok: true, value: { depth: 2, keys: 1, numbers: 1, nulls: 1, values: 4, … } }
 */
export function describeJson(text: string): Result<JsonDescription> {
  if (text.trim() === '') return ok(NOTHING);
  const scan = scanJson(text);
  return scan.faulty ? invalidJson(scan) : ok(describeTape(scan));
}
