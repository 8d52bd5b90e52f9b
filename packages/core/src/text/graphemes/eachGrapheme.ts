import { fallbackSegmenter } from './fallbackSegmenter.ts';
import { graphemeBreak } from './graphemeBreak.ts';
import type { GraphemeSegmenter } from './graphemeSegmenter.ts';

/** Printable ASCII or a composed Hangul syllable: two of them never join. */
function standsAlone(code: number): boolean {
  return (code >= 0x20 && code < 0x7f) || (code >= 0xac00 && code <= 0xd7a3);
}

/**
 * Visits the graphemes of a text in order, in one linear scan.
 *
 * Fast path: neighbors that a short table can decide (all of Korean, Chinese, Japanese, Latin, single emoji, marks,
 * line endings) never reach the segmenter, which costs 1 to 2 µs a character. Only segments between two certain
 * boundaries with other content (joined emoji, flags, Indic or Arabic words) are passed to it. Such segments do not
 * depend on their context, so `cacheSegmenter` can cache them between keystrokes.
 *
 * @param text any text, lone surrogates included
 * @param visit receives the start and the end of each grapheme in UTF-16 units; returning `false` stops
 * @param segmenter called for uncertain segments. The default, `fallbackSegmenter`, visits the parts of a conjunct of
 *   Hindi, Bengali or Khmer; `Intl.Segmenter` visits it as one
 * @example
 * const starts: number[] = [];
 * eachGrapheme('한글', (start) => starts.push(start));
 * starts // [0, 1]
 */
export function eachGrapheme(
  text: string,
  visit: (start: number, end: number) => unknown,
  segmenter: GraphemeSegmenter = fallbackSegmenter,
): void {
  let start = 0;
  let unsure = false;
  let previous = text.codePointAt(0) ?? 0;
  for (let index = previous > 0xffff ? 2 : 1; index < text.length; ) {
    let code = text.charCodeAt(index);
    if (code >= 0xd800 && code < 0xdc00) code = text.codePointAt(index) as number;
    const rule = standsAlone(code) && standsAlone(previous) ? 'break' : graphemeBreak(previous, code);
    if (rule === 'unsure') unsure = true;
    if (rule === 'break') {
      if (!visitStretch(text, start, index, visit, unsure ? segmenter : undefined)) return;
      start = index;
      unsure = false;
    }
    previous = code;
    index += code > 0xffff ? 2 : 1;
  }
  if (text !== '') visitStretch(text, start, text.length, visit, unsure ? segmenter : undefined);
}

function visitStretch(
  text: string,
  start: number,
  end: number,
  visit: (start: number, end: number) => unknown,
  segmenter: GraphemeSegmenter | undefined,
): boolean {
  if (segmenter === undefined) return visit(start, end) !== false;
  let position = start;
  for (const { segment } of segmenter.segment(text.slice(start, end))) {
    if (visit(position, position + segment.length) === false) return false;
    position += segment.length;
  }
  return true;
}
