import { indexLines, lineOfOffset } from '../text/index.ts';
import { decodeJsonString } from './decodeJsonString.ts';
import { jsonPathOf } from './jsonPathOf.ts';
import { JSON_KIND, type JsonTape } from './scan/jsonTape.ts';

const { OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, KEY } = JSON_KIND;

/** The location of a token: its JSONPath (a key has the path of its member), and its position counted from 1. */
export type JsonPlace = {
  readonly path: string;
  readonly offset: number;
  /** Code units of the token; of an object or an array, the opening bracket alone. */
  readonly length: number;
  readonly line: number;
  readonly column: number;
};

/** An object before its first key, or an array before its first item. */
const BEFORE_FIRST = -1;

/**
 * Locates tokens in one pass over the document, in linear time and without recursion.
 *
 * @param tokens numbers of values, opening brackets or keys, in increasing order
 * @returns one location for each, in the same order
 */
export function locateJsonTokens(tape: JsonTape, tokens: readonly number[]): readonly JsonPlace[] {
  const { text, kinds, starts, ends } = tape;
  const places: JsonPlace[] = [];
  if (tokens.length === 0) return places;
  const lineStarts = indexLines(text);
  // For each open bracket, the index of the item in it, or the complement of the key token (always below -1: the token
  // of a key is never the first).
  const slots: number[] = [];
  for (let token = 0; places.length < tokens.length && token < tape.count; token++) {
    const kind = kinds[token];
    if (kind === CLOSE_OBJECT || kind === CLOSE_ARRAY) {
      slots.pop();
      continue;
    }
    const top = slots.length - 1;
    const slot = slots[top] ?? 0;
    if (kind === KEY) slots[top] = ~token;
    else if (top >= 0 && slot >= BEFORE_FIRST) slots[top] = slot + 1;
    if (token === tokens[places.length]) {
      const offset = starts[token] as number;
      const line = lineOfOffset(lineStarts, offset);
      places.push({
        path: jsonPathOf(slots.map((step) => (step < BEFORE_FIRST ? decodeJsonString(tape, ~step) : step))),
        offset,
        length: kind === OPEN_OBJECT || kind === OPEN_ARRAY ? 1 : (ends[token] as number) - offset,
        line: line + 1,
        column: offset - (lineStarts[line] as number) + 1,
      });
    }
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) slots.push(BEFORE_FIRST);
  }
  return places;
}
