import { fail } from '../../result/index.ts';
import { indexLines, lineOfOffset, sliceLines } from '../../text/index.ts';
import type { JsonScan } from '../scan/jsonScan.ts';
import { explainJsonFault } from './explainJsonFault.ts';
import type { JsonFaultReason } from './jsonFaultReason.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The text is not JSON. Position and reason are computed here, so they are the same in every engine. */
    'json.invalid': {
      /** The engine's message, which differs between engines. */
      readonly message: string;
      readonly reason: JsonFaultReason;
      /** The first code unit that is invalid at its position; the length of the text if it ends too early. */
      readonly offset: number;
      /** Counted from 1. */
      readonly line: number;
      /** UTF-16 code units counted from 1, as engines and editors count. */
      readonly column: number;
      /** The character at the offset; in the form `U+00A0` if it is invisible; empty at the end. */
      readonly found: string;
      /** An excerpt of the line and the position of the caret in it, counted from 0. */
      readonly excerpt: string;
      readonly caret: number;
      /** The position of the innermost open bracket, counted from 1; 0 if none is open. */
      readonly openLine: number;
      readonly openColumn: number;
    };
  }
}

/** Code units of the line shown on each side of the caret. */
export const JSON_EXCERPT_REACH = 40;

const UNSEEN = /[\p{Z}\p{C}\u3164\uffa0]/u;
const LOW_SURROGATE = /^[\udc00-\udfff]/;
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** `JSON.parse` is called only for its message. Empty if the engine accepts the text, which should not happen. */
function engineMessage(text: string): string {
  let message = '';
  try {
    JSON.parse(text);
  } catch (error) {
    message = (error as SyntaxError).message;
  }
  return message;
}

function foundAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return '';
  const character = String.fromCodePoint(code);
  return UNSEEN.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : character;
}

/** An excerpt of the line that never splits a surrogate pair. */
function excerptAt(line: string, at: number): { readonly excerpt: string; readonly caret: number } {
  const from = Math.max(0, at - JSON_EXCERPT_REACH);
  const to = Math.min(line.length, at + JSON_EXCERPT_REACH);
  const start = LOW_SURROGATE.test(line.slice(from, to)) && from > 0 ? from + 1 : from;
  const end = HIGH_SURROGATE.test(line.slice(start, to)) && to < line.length ? to - 1 : to;
  return { excerpt: line.slice(start, end), caret: at - start };
}

/**
 * The failure `json.invalid` for a scan that found a fault.
 *
 * @param scan a scan with `faulty` set
 * @example invalidJson(scanJson('{"a":1,}')) // offset 7, line 1, column 8, reason 'trailingComma'
 */
export function invalidJson(scan: JsonScan): ReturnType<typeof fail<'json.invalid'>> {
  const { text, position } = scan;
  const lineStarts = indexLines(text);
  const line = lineOfOffset(lineStarts, position);
  const column = position - (lineStarts[line] as number);
  const opener = scan.open < 0 ? undefined : scan.starts[scan.open];
  const openLine = lineOfOffset(lineStarts, opener ?? 0);
  return fail('json.invalid', {
    message: engineMessage(text),
    reason: explainJsonFault(scan),
    offset: position,
    line: line + 1,
    column: column + 1,
    found: foundAt(text, position),
    ...excerptAt(sliceLines(text, lineStarts, line, line + 1).join(''), column),
    openLine: opener === undefined ? 0 : openLine + 1,
    openColumn: opener === undefined ? 0 : opener - (lineStarts[openLine] as number) + 1,
  });
}
