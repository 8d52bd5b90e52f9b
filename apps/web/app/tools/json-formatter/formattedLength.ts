import type { JsonIndent } from '@toolbox/core/json';
import { formatTask } from './formatTask.ts';

/** A longer result takes longer than a frame, whatever the length of the text. */
const MAX_INLINE_RESULT = 500_000;
const LINE = /[[\]{},]/gu;

/**
 * About how long a JSON text is when it is formatted: the indentation of a deep one grows with the square of its depth.
 * Brackets in strings count too.
 *
 * @example formattedLength('[[1]]', 2) // 13
 */
export function formattedLength(text: string, indent: JsonIndent): number {
  const width = indent === '\t' ? 1 : indent;
  let depth = 0;
  let length = text.length;
  for (const [mark] of text.matchAll(LINE)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark !== ',') depth = Math.max(0, depth - 1);
    length += depth * width;
  }
  return length;
}

/** Whether a text can be formatted within a frame. */
export function isInline(text: string, indent: JsonIndent): boolean {
  return text.length <= formatTask.inlineUnits && formattedLength(text, indent) <= MAX_INLINE_RESULT;
}
