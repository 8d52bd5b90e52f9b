import { diffArrays } from 'diff';
import { fallbackSegmenter } from '../text/index.ts';
import { commonEnds } from './commonEnds.ts';
import { type LineRules, lineKeys } from './lineKeys.ts';

/** A part of a line, and whether it changed. */
export type MarkedPart = { readonly text: string; readonly changed: boolean };

/** The two lines of a change, in parts. */
export type MarkedLines = { readonly left: readonly MarkedPart[]; readonly right: readonly MarkedPart[] };

/** Splits a line into words. `Intl.Segmenter` is one. */
export interface WordSegmenter {
  segment(text: string): Iterable<{ readonly segment: string }>;
}

/** What to ignore, and how words are found. */
export type MarkWordsOptions = LineRules & {
  /** Splits into words, such as `new Intl.Segmenter('ja', { granularity: 'word' })`, for scripts without spaces. */
  readonly segmenter?: WordSegmenter | undefined;
};

/** Two lines that are longer than this together, in UTF-16 units, are only compared from both ends. */
export const MAX_SEARCHED_UNITS = 10_000;
/** Maximum number of removed and added words to search for. */
export const MAX_WORD_EDITS = 400;

const RUN = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*|\s+|[^\p{L}\p{N}_\s]+/gu;
const WORD_OR_SPACE = /^[\p{L}\p{N}_\s]/u;

/** Words separated by whitespace (어절), runs of whitespace, and single punctuation marks; never half a character. */
function wordsOf(line: string, segmenter: WordSegmenter | undefined): readonly string[] {
  if (segmenter !== undefined) return Array.from(segmenter.segment(line), ({ segment }) => segment);
  return (line.match(RUN) ?? []).flatMap((run) =>
    WORD_OR_SPACE.test(run) ? [run] : Array.from(fallbackSegmenter.segment(run), ({ segment }) => segment),
  );
}

/** Joins adjacent parts that are both changed or both unchanged. */
function joined(words: readonly string[], isChanged: (index: number) => boolean): readonly MarkedPart[] {
  const parts: { text: string; changed: boolean }[] = [];
  for (const [index, text] of words.entries()) {
    const changed = isChanged(index);
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  }
  return parts;
}

/**
 * Marks what changed between two versions of a line, word by word. The parts of each side concatenate to its line.
 *
 * Lines that differ too much or are too long to search are marked as one change between their equal ends.
 *
 * @example markWords('학교에 간다', '학교에서 간다').left // [{ text: '학교에', changed: true }, { text: ' 간다', changed: false }]
 */
export function markWords(left: string, right: string, { segmenter, ...rules }: MarkWordsOptions = {}): MarkedLines {
  const leftWords = wordsOf(left, segmenter);
  const rightWords = wordsOf(right, segmenter);
  const known = new Map<string, number>([['', 0]]);
  const leftKeys = lineKeys(leftWords, rules, known);
  const rightKeys = lineKeys(rightWords, rules, known);
  const [start, end] = commonEnds(leftKeys, rightKeys);

  const changedLeft = new Set<number>();
  const changedRight = new Set<number>();
  const middle = (keys: readonly number[]): number[] => keys.slice(start, keys.length - end);
  const changes =
    left.length + right.length > MAX_SEARCHED_UNITS
      ? undefined
      : diffArrays(middle(leftKeys), middle(rightKeys), { maxEditLength: MAX_WORD_EDITS });
  let leftIndex = start;
  let rightIndex = start;
  for (const { added, removed, count } of changes ?? [
    { added: false, removed: true, count: leftKeys.length - end - start },
    { added: true, removed: false, count: rightKeys.length - end - start },
  ]) {
    for (let step = 0; step < count; step += 1) {
      if (removed) changedLeft.add(leftIndex + step);
      if (added) changedRight.add(rightIndex + step);
    }
    if (!added) leftIndex += count;
    if (!removed) rightIndex += count;
  }
  // Ignored whitespace has the empty key.
  return {
    left: joined(leftWords, (index) => changedLeft.has(index) && leftKeys[index] !== 0),
    right: joined(rightWords, (index) => changedRight.has(index) && rightKeys[index] !== 0),
  };
}
