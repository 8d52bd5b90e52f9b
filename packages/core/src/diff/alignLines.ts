import { alignKeys } from './alignKeys.ts';
import { type LineRules, lineKeys } from './lineKeys.ts';
import { pairChanges } from './pairChanges.ts';
import { splitLines } from './splitLines.ts';

/** `ignored` is a blank line on one side only, where blank lines are ignored. */
export type AlignedKind = 'equal' | 'changed' | 'removed' | 'added' | 'ignored';

/** A line of one side, with its number, counted from 1. */
export type SideLine = {
  /** From 1. */
  readonly line: number;
  readonly text: string;
};

/** A row of an aligned comparison; a side that has no line in it is `null`. */
export type AlignedRow = {
  readonly kind: AlignedKind;
  /** Null for `added` and for `ignored` lines of the right side. */
  readonly left: SideLine | null;
  /** Null for `removed` and for `ignored` lines of the left side. */
  readonly right: SideLine | null;
};

/** An aligned comparison of lines. */
export type LineAlignment = {
  readonly rows: readonly AlignedRow[];
  readonly counts: Readonly<Record<AlignedKind, number>>;
  /** The texts differ too much for a full search: more rows than necessary are shown as different. */
  readonly truncated: boolean;
};

/** Indexes of the lines that are compared under the rules. */
function countedPlaces(lines: readonly string[], { ignoreBlankLines = false }: LineRules): readonly number[] {
  const places = Array.from(lines.keys());
  return ignoreBlankLines ? places.filter((place) => lines[place]?.trim() !== '') : places;
}

function sideLine(lines: readonly string[], place: number | null): SideLine | null {
  return place === null ? null : { line: place + 1, text: lines[place] as string };
}

/**
 * Compares two texts by aligning the lines they share, so that an inserted line does not shift the rest.
 *
 * - Each line of both sides appears exactly once, in order. Line endings are not compared.
 * - A removed and an added line that are alike become one `changed` row; see `markWords` for what changed within.
 * - `equal` rows are equal under the rules; their texts may differ where a rule says so.
 * - Linear for equal lines and for lines that only one side has; the search for the rest is bounded:
 *   `truncated` says where it was.
 *
 * @example alignLines('a\nb', 'x\na\nb').counts // { equal: 2, changed: 0, removed: 0, added: 1, ignored: 0 }
 */
export function alignLines(left: string, right: string, rules: LineRules = {}): LineAlignment {
  const leftLines = splitLines(left);
  const rightLines = splitLines(right);
  const leftPlaces = countedPlaces(leftLines, rules);
  const rightPlaces = countedPlaces(rightLines, rules);
  const known = new Map<string, number>();
  const keys = (lines: readonly string[], places: readonly number[]): readonly number[] =>
    lineKeys(
      places.map((place) => lines[place] as string),
      rules,
      known,
    );
  const { partners, truncated } = alignKeys(keys(leftLines, leftPlaces), keys(rightLines, rightPlaces));

  const rows: AlignedRow[] = [];
  const counts: Record<AlignedKind, number> = { equal: 0, changed: 0, removed: 0, added: 0, ignored: 0 };
  const nextOf = { left: 0, right: 0 };
  const push = (kind: AlignedKind, leftPlace: number | null, rightPlace: number | null): void => {
    counts[kind] += 1;
    rows.push({ kind, left: sideLine(leftLines, leftPlace), right: sideLine(rightLines, rightPlace) });
    if (leftPlace !== null) nextOf.left = leftPlace + 1;
    if (rightPlace !== null) nextOf.right = rightPlace + 1;
  };
  // Only ignored blank lines are between compared lines; those of both sides are paired.
  const pushBlanks = (leftEnd: number, rightEnd: number): void => {
    while (nextOf.left < leftEnd && nextOf.right < rightEnd) push('equal', nextOf.left, nextOf.right);
    while (nextOf.left < leftEnd) push('ignored', nextOf.left, null);
    while (nextOf.right < rightEnd) push('ignored', null, nextOf.right);
  };
  const pushChanges = (leftGap: readonly number[], rightGap: readonly number[]): void => {
    const texts = (lines: readonly string[], gap: readonly number[]) => gap.map((place) => lines[place] as string);
    for (const pair of pairChanges(texts(leftLines, leftGap), texts(rightLines, rightGap))) {
      const leftPlace = pair.left === null ? null : (leftGap[pair.left] as number);
      const rightPlace = pair.right === null ? null : (rightGap[pair.right] as number);
      pushBlanks(leftPlace ?? nextOf.left, rightPlace ?? nextOf.right);
      push(leftPlace === null ? 'added' : rightPlace === null ? 'removed' : 'changed', leftPlace, rightPlace);
    }
  };

  let leftFrom = 0;
  let rightFrom = 0;
  for (const [index, partner] of partners.entries()) {
    if (partner < 0) continue;
    pushChanges(leftPlaces.slice(leftFrom, index), rightPlaces.slice(rightFrom, partner));
    const leftPlace = leftPlaces[index] as number;
    const rightPlace = rightPlaces[partner] as number;
    pushBlanks(leftPlace, rightPlace);
    push('equal', leftPlace, rightPlace);
    leftFrom = index + 1;
    rightFrom = partner + 1;
  }
  pushChanges(leftPlaces.slice(leftFrom), rightPlaces.slice(rightFrom));
  pushBlanks(leftLines.length, rightLines.length);
  return { rows, counts, truncated };
}
