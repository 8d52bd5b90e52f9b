import type { Comparison } from './compareTask.ts';

/** The total number of differing lines. */
export function countDiffering({ counts }: Comparison): number {
  return counts.changed + counts.removed + counts.added;
}

/** The message for texts without differing lines: with rules, they may still differ. */
export function noneKey({ rules }: Comparison): 'none' | 'noneCounted' {
  return Object.keys(rules).length > 0 ? 'noneCounted' : 'none';
}
