import { JSON_STEP_LENGTH, type JsonScan, reserveTokens, startJsonScan } from './jsonScan.ts';
import { JSON_KIND } from './jsonTape.ts';
import { skipJsonNumber } from './skipJsonNumber.ts';
import { skipJsonString } from './skipJsonString.ts';

const { OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, KEY, STRING, NUMBER, LITERAL } = JSON_KIND;

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

const LITERALS: ReadonlyMap<number, string> = new Map([
  [0x74, 'true'],
  [0x66, 'false'],
  [0x6e, 'null'],
]);

function skipLiteral(text: string, start: number, word: string): number {
  for (let index = 0; index < word.length; index++) {
    if (text.charCodeAt(start + index) !== word.charCodeAt(index)) return ~(start + index);
  }
  return start + word.length;
}

/**
 * Continues a scan for {@link JSON_STEP_LENGTH} code units and returns whether there is more to do.
 *
 * One loop without recursion: depth costs memory, never the stack. While a bracket is open, its `ends` holds the
 * bracket around it (plus one), so no separate stack is needed.
 */
export function advanceJsonScan(scan: JsonScan): boolean {
  const { text } = scan;
  const until = Math.min(scan.position + JSON_STEP_LENGTH, text.length);
  reserveTokens(scan, until - scan.position);
  const { kinds, starts, ends } = scan;
  let { position, count, open, expected, faulty } = scan;
  while (position < until) {
    const code = text.charCodeAt(position);
    if (code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB) {
      position++;
      continue;
    }
    if (code === COLON ? expected === 'colon' : code === COMMA && expected === 'end' && open >= 0) {
      expected = code === COMMA && kinds[open] === OPEN_OBJECT ? 'key' : 'value';
      position++;
      continue;
    }
    // Anything else leaves the kind at 0; an incomplete token leaves a negative offset.
    let kind = 0;
    let after = position + 1;
    const atKey = expected === 'key' || expected === 'firstKey';
    const atValue = expected === 'value' || expected === 'item';
    if (code === QUOTE && (atKey || atValue)) {
      kind = atKey ? KEY : STRING;
      after = skipJsonString(text, position);
      expected = after < 0 ? 'string' : atKey ? 'colon' : 'end';
    } else if (code === CLOSE_BRACE && open >= 0 && kinds[open] === OPEN_OBJECT) {
      if (expected === 'end' || expected === 'firstKey') kind = CLOSE_OBJECT;
    } else if (code === CLOSE_BRACKET && open >= 0 && kinds[open] === OPEN_ARRAY) {
      if (expected === 'end' || expected === 'item') kind = CLOSE_ARRAY;
    } else if (atValue) {
      if (code === OPEN_BRACE) kind = OPEN_OBJECT;
      else if (code === OPEN_BRACKET) kind = OPEN_ARRAY;
      else if (code === MINUS || (code >= ZERO && code <= NINE)) {
        kind = NUMBER;
        after = skipJsonNumber(text, position);
        expected = after < 0 ? 'number' : 'end';
      } else {
        const word = LITERALS.get(code);
        if (word !== undefined) {
          kind = LITERAL;
          after = skipLiteral(text, position, word);
          expected = after < 0 ? 'literal' : 'end';
        }
      }
    }
    if (kind === 0 || after < 0) {
      faulty = true;
      if (after < 0) position = ~after;
      break;
    }
    kinds[count] = kind;
    starts[count] = position;
    if (kind === OPEN_OBJECT || kind === OPEN_ARRAY) {
      ends[count] = open + 1;
      open = count;
      expected = kind === OPEN_OBJECT ? 'firstKey' : 'item';
    } else {
      ends[count] = after;
      if (kind === CLOSE_OBJECT || kind === CLOSE_ARRAY) {
        const around = (ends[open] as number) - 1;
        ends[open] = count;
        open = around;
        expected = 'end';
      }
    }
    count++;
    position = after;
  }
  if (position >= text.length && (expected !== 'end' || open >= 0)) faulty = true;
  Object.assign(scan, { position, count, open, expected, faulty });
  return !faulty && position < text.length;
}

/**
 * Scans a JSON text (RFC 8259) into a tape. Accepts exactly what `JSON.parse` accepts, at any depth, in linear time.
 *
 * @example scanJson('[1]').count // 3
 */
export function scanJson(text: string): JsonScan {
  const scan = startJsonScan(text);
  while (advanceJsonScan(scan));
  return scan;
}
