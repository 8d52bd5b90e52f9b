import { fail } from '../result/index.ts';
import { indexLines, lineOfOffset, sliceLines } from '../text/index.ts';
import { explainJsonFault } from './explainJsonFault.ts';
import type { JsonFaultReason } from './jsonFaultReason.ts';
import type { JsonScan } from './jsonScan.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The text is no JSON. The place and the reason are our own, so they are the same in every engine. */
    'json.invalid': {
      /** The engine's own message, which differs from engine to engine. */
      readonly message: string;
      readonly reason: JsonFaultReason;
      /** The first code unit that no JSON text could have there; the length of the text if it ends too early. */
      readonly offset: number;
      /** Counted from 1. */
      readonly line: number;
      /** UTF-16 code units counted from 1, as engines and editors count. */
      readonly column: number;
      /** The character at the offset; `U+00A0` and the like where it cannot be seen; empty at the end. */
      readonly found: string;
      /** A piece of that line and where in it the caret belongs, counted from 0. */
      readonly excerpt: string;
      readonly caret: number;
      /** Where the innermost bracket that is still open stands, counted from 1; 0 if none is open. */
      readonly openLine: number;
      readonly openColumn: number;
    };
  }
}

/** Code units of the line that are shown on each side of the caret. */
export const JSON_EXCERPT_REACH = 40;

const UNSEEN = /[\p{Z}\p{C}\u3164\uffa0]/u;
const LOW_SURROGATE = /^[\udc00-\udfff]/;
const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/** `JSON.parse` is asked only for its words. An engine that accepts the text, which none does, would have none. */
function engineMessage(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function foundAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  if (code === undefined) return '';
  const character = String.fromCodePoint(code);
  return UNSEEN.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : character;
}

/** A window onto the line that never begins or ends with half a character. */
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
  const column = position - (lineStarts[line] ?? 0);
  const opener = scan.open < 0 ? undefined : scan.starts[scan.open];
  const openLine = lineOfOffset(lineStarts, opener ?? 0);
  return fail('json.invalid', {
    message: engineMessage(text),
    reason: explainJsonFault(scan),
    offset: position,
    line: line + 1,
    column: column + 1,
    found: foundAt(text, position),
    ...excerptAt(sliceLines(text, lineStarts, line, line + 1)[0] ?? '', column),
    openLine: opener === undefined ? 0 : openLine + 1,
    openColumn: opener === undefined ? 0 : opener - (lineStarts[openLine] ?? 0) + 1,
  });
}
