import type { Comparison } from './compareTask.ts';

/** The total number of differing lines. */
export function countDiffering({ counts }: Comparison): number {
  return counts.changed + counts.removed + counts.added;
}
