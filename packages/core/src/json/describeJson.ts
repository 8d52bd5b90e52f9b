import { ok, type Result } from '../result/index.ts';
import { invalidJson } from './faults/invalidJson.ts';
import { JSON_KIND, type JsonTape } from './scan/jsonTape.ts';
import { scanJson } from './scan/scanJson.ts';

const { OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, KEY, STRING, NUMBER } = JSON_KIND;

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

function describeTape({ text, kinds, starts, count }: JsonTape): JsonDescription {
  let [objects, arrays, keys, strings, numbers, booleans, nulls] = [0, 0, 0, 0, 0, 0, 0];
  let depth = 0;
  let deepest = 0;
  for (let token = 0; token < count; token++) {
    const kind = kinds[token];
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) {
      if (kind === OPEN_OBJECT) objects++;
      else arrays++;
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (kind === CLOSE_OBJECT || kind === CLOSE_ARRAY) depth--;
    else if (kind === KEY) keys++;
    else if (kind === STRING) strings++;
    else if (kind === NUMBER) numbers++;
    else if (text.startsWith('n', starts[token])) nulls++;
    else booleans++;
  }
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
