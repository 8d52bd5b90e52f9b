import { composed } from '../text/composed.ts';
import { splitLines } from './splitLines.ts';

/** `normalForm`: the lines differ only in Unicode normalization and look the same. */
export type PositionDifference = 'none' | 'content' | 'normalForm';

/** A line number and its line on both sides; `null` where a side has no such line. */
export type PositionRow = {
  /** From 1, the same on both sides. */
  readonly line: number;
  /** Null where this side has no such line; an empty text is an empty line. */
  readonly left: string | null;
  readonly right: string | null;
  readonly difference: PositionDifference;
};

/** A comparison of lines by their numbers. */
export type PositionComparison = {
  readonly rows: readonly PositionRow[];
  /** Lines that differ, whatever the reason. */
  readonly differences: number;
  /** How many of them look the same. */
  readonly normalFormDifferences: number;
};

function differenceOf(left: string | null, right: string | null): PositionDifference {
  if (left === right) return 'none';
  const looksSame = left !== null && right !== null && composed(left) === composed(right);
  return looksSame ? 'normalForm' : 'content';
}

/**
 * Compares two texts line by line, by position: line 1 with line 1, and so on.
 *
 * - A line that only one side has differs, even if it is empty.
 * - Line endings (CRLF, LF, CR) are not content.
 * - Composed and decomposed forms differ, and the row says that they look the same.
 * - Nothing is trimmed. Swapping the texts gives the same counts.
 *
 * @example comparePositions('a\nb', 'a\nc').differences // 1
 */
export function comparePositions(left: string, right: string): PositionComparison {
  const leftLines = splitLines(left);
  const rightLines = splitLines(right);
  const rows: PositionRow[] = [];
  let differences = 0;
  let normalFormDifferences = 0;
  for (let index = 0; index < Math.max(leftLines.length, rightLines.length); index += 1) {
    const leftLine = leftLines[index] ?? null;
    const rightLine = rightLines[index] ?? null;
    const difference = differenceOf(leftLine, rightLine);
    if (difference !== 'none') differences += 1;
    if (difference === 'normalForm') normalFormDifferences += 1;
    rows.push({ line: index + 1, left: leftLine, right: rightLine, difference });
  }
  return { rows, differences, normalFormDifferences };
}
