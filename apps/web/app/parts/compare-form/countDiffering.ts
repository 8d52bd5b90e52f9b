import type { Comparison } from './compareTask.ts';

/** How many lines differ, in all. */
export function countDiffering({ counts }: Comparison): number {
  return counts.changed + counts.removed + counts.added;
}
