import { eachGrapheme } from '../graphemes/eachGrapheme.ts';
import type { GraphemeSegmenter } from '../graphemes/graphemeSegmenter.ts';
import { isWhiteSpace } from '../isWhiteSpace.ts';
import { countBytes } from './countBytes.ts';

/** Cells in one row of Korean manuscript paper (200자 원고지: 20 cells by 10 rows). */
export const MANUSCRIPT_ROW_CELLS = 20;
/** Rows on one sheet. */
export const MANUSCRIPT_SHEET_ROWS = 10;

/** A text counted in every unit at once. */
export type TextCounts = {
  /** User-perceived characters, including spaces and line breaks. */
  readonly graphemes: number;
  readonly graphemesWithoutSpace: number;
  /** Runs of characters between whitespace. */
  readonly words: number;
  /** One more than the line breaks; an empty text has none. */
  readonly lines: number;
  /** Runs of non-blank lines, separated by blank lines. */
  readonly paragraphs: number;
  /** Sheets of manuscript paper: one grapheme per cell, each line starts a new row, an empty line takes a row. */
  readonly manuscriptSheets: number;
  /** The length as in JavaScript, Java and many forms. */
  readonly utf16Units: number;
  readonly codePoints: number;
  readonly utf8Bytes: number;
  /** See `ByteCounts.double`. */
  readonly doubleBytes: number;
  /** See `ByteCounts.neis`. */
  readonly neisBytes: number;
};

const CR = 0x0d;
const LF = 0x0a;

function countStructure(text: string) {
  let words = 0;
  let lines = text === '' ? 0 : 1;
  let paragraphs = 0;
  let lowSurrogates = 0;
  let inWord = false;
  let lineHasWord = false;
  let previousLineHadWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === LF || (code === CR && text.charCodeAt(index + 1) !== LF)) {
      lines += 1;
      inWord = false;
      previousLineHadWord = lineHasWord;
      lineHasWord = false;
    } else if (isWhiteSpace(code)) {
      inWord = false;
    } else if (!inWord) {
      inWord = true;
      words += 1;
      if (!lineHasWord && !previousLineHadWord) paragraphs += 1;
      lineHasWord = true;
    }
    if (code >= 0xdc00 && code < 0xe000 && index > 0) {
      const before = text.charCodeAt(index - 1);
      if (before >= 0xd800 && before < 0xdc00) lowSurrogates += 1;
    }
  }
  return { words, lines, paragraphs, codePoints: text.length - lowSurrogates };
}

/**
 * Counts everything the character counter shows. Never fails: all counts of an empty text are 0, any other text has
 * at least one line. CRLF, LF and CR each end a line, so `'a\n'` has two lines; CRLF is one grapheme.
 *
 * Linear. A text of 10,000 Korean letters takes well under 1 ms; see `eachGrapheme` for when the segmenter is called.
 *
 * @param segmenter a grapheme segmenter, best a cached one that lives as long as the page (see `cacheSegmenter`). The
 *   default, `fallbackSegmenter`, counts a conjunct of Hindi, Bengali or Khmer as two; `Intl.Segmenter` counts one
 * @example countText('안녕하세요 저는 홍길동입니다.').graphemes // 16
 */
export function countText(text: string, segmenter?: GraphemeSegmenter): TextCounts {
  let graphemes = 0;
  let blanks = 0;
  let fullRows = 0;
  let cells = 0;
  const closeRow = (): void => {
    fullRows += Math.max(1, Math.ceil(cells / MANUSCRIPT_ROW_CELLS));
    cells = 0;
  };
  eachGrapheme(
    text,
    (start, end) => {
      const code = text.charCodeAt(start);
      graphemes += 1;
      if (isWhiteSpace(code) && (end - start === 1 || code === CR)) blanks += 1;
      if (code === CR || code === LF) closeRow();
      else cells += 1;
    },
    segmenter,
  );
  if (cells > 0) closeRow();
  const { utf8, double, neis } = countBytes(text);
  return {
    graphemes,
    graphemesWithoutSpace: graphemes - blanks,
    ...countStructure(text),
    manuscriptSheets: Math.ceil(fullRows / MANUSCRIPT_SHEET_ROWS),
    utf16Units: text.length,
    utf8Bytes: utf8,
    doubleBytes: double,
    neisBytes: neis,
  };
}
