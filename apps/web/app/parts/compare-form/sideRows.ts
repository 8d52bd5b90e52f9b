import type { MarkedLines } from '@toolbox/core/diff';
import type { DiffRow, DiffRows, DiffSegment } from '@toolbox/ui/diff-panel/DiffPanel';
import type { BothSides, Side } from './bothSides.ts';
import type { Comparison } from './compareTask.ts';
import { lineOf } from './lineOf.ts';
import { ROW_KINDS } from './packRows.ts';
import type { MarksOf } from './useWordMarks.ts';

function segments(marked: MarkedLines, side: Side): readonly DiffSegment[] {
  const kind = side === 'left' ? 'removed' : 'added';
  return marked[side].map(({ text, changed }) => ({ text, kind: changed ? kind : 'equal' }));
}

/** One side of a comparison as the panel needs it; rows are created when they come into view. */
export function sideRows(texts: BothSides<string>, comparison: Comparison, side: Side, marksOf: MarksOf): DiffRows {
  const { mode, rows } = comparison;

  function rowAt(row: number): DiffRow {
    const number = rows.lines[side][row] ?? 0;
    if (number === 0) return { kind: 'empty', text: '' };
    const found = ROW_KINDS[rows.kinds[row] ?? 0] ?? 'equal';
    const kind = found === 'ignored' ? 'equal' : found;
    const marked = mode === 'aligned' && kind === 'changed' ? marksOf(row) : undefined;
    if (marked !== undefined) return { kind, number, segments: segments(marked, side) };
    return { kind, number, text: lineOf(texts, comparison, side, row) };
  }

  return {
    length: rows.length,
    slice: (first: number, end: number) =>
      Array.from({ length: Math.max(0, end - first) }, (_, offset) => rowAt(first + offset)),
  };
}
