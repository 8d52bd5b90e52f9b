import { type MarkedLines, markWords, type WordSegmenter } from '@toolbox/core/diff';
import { useMemo } from 'react';
import type { BothSides } from './bothSides.ts';
import type { Comparison } from './compareTask.ts';
import { lineOf } from './lineOf.ts';

/**
 * Two lines longer than this together, in UTF-16 units, are compared by space-separated words only: segmenting is
 * slow.
 */
const MAX_SEGMENTED_UNITS = 2000;
/** Two lines longer than this together are shown as changed without a search; most of them is out of view anyway. */
export const MAX_MARKED_UNITS = 20_000;

let own: Intl.Segmenter | undefined;

/**
 * Created at its first use: it takes the engine fifteen milliseconds, also in pages that only fetch this file ahead.
 */
const lateSegmenter: WordSegmenter = {
  segment(text) {
    own ??= new Intl.Segmenter('ko', { granularity: 'word' });
    return own.segment(text);
  },
};
const segmenter = typeof Intl !== 'undefined' && 'Segmenter' in Intl ? lateSegmenter : undefined;

/** The changes within a row; computed when the row comes into view, and cached. */
export type MarksOf = (row: number) => MarkedLines | undefined;

export function useWordMarks(texts: BothSides<string>, comparison: Comparison): MarksOf {
  return useMemo(() => {
    const known = new Map<number, MarkedLines | undefined>();
    function search(row: number): MarkedLines | undefined {
      const left = lineOf(texts, comparison, 'left', row);
      const right = lineOf(texts, comparison, 'right', row);
      const units = left.length + right.length;
      if (units > MAX_MARKED_UNITS) return undefined;
      const splits = units <= MAX_SEGMENTED_UNITS ? segmenter : undefined;
      return markWords(left, right, { ...comparison.rules, segmenter: splits });
    }
    return (row) => {
      if (!known.has(row)) known.set(row, search(row));
      return known.get(row);
    };
  }, [texts, comparison]);
}
