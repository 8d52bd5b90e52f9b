import { sliceLines } from '@toolbox/core/text';
import type { BothSides, Side } from './bothSides.ts';
import type { Comparison } from './compareTask.ts';

/** The line of one side in a row of a comparison; empty where the side has none. */
export function lineOf(texts: BothSides<string>, { rows, lineStarts }: Comparison, side: Side, row: number): string {
  const line = rows.lines[side][row] ?? 0;
  return line === 0 ? '' : (sliceLines(texts[side], lineStarts[side], line - 1, line)[0] ?? '');
}
