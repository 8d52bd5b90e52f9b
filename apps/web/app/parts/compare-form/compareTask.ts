import {
  type AlignedKind,
  alignLines,
  comparePositions,
  findHiddenDifferences,
  type HiddenDifferences,
  type LineRules,
} from '@toolbox/core/diff';
import { indexLines } from '@toolbox/core/text';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';
import type { BothSides } from './bothSides.ts';
import type { CompareMode } from './compareChoices.ts';
import { type LinePair, type PackedRows, packRows } from './packRows.ts';

export type CompareRequest = BothSides<string> & { readonly mode: CompareMode; readonly rules: LineRules };

/** The result of a comparison; the page already has the texts. */
export type Comparison = {
  readonly mode: CompareMode;
  readonly rules: LineRules;
  readonly rows: PackedRows;
  readonly lineStarts: BothSides<Uint32Array>;
  /** By position every differing line is `changed`. */
  readonly counts: Readonly<Record<AlignedKind, number>>;
  /** How many of the differing lines look the same; known only by position. */
  readonly looksSame: number;
  readonly truncated: boolean;
  readonly hidden: HiddenDifferences;
};

type Compared = Pick<Comparison, 'counts' | 'looksSame' | 'truncated'> & { readonly pairs: readonly LinePair[] };

function byPosition(left: string, right: string): Compared {
  const { rows, differences, normalFormDifferences } = comparePositions(left, right);
  return {
    pairs: rows.map((row) => ({
      kind: row.difference === 'none' ? 'equal' : 'changed',
      left: row.left === null ? undefined : row.line,
      right: row.right === null ? undefined : row.line,
    })),
    counts: { equal: rows.length - differences, changed: differences, removed: 0, added: 0, ignored: 0 },
    looksSame: normalFormDifferences,
    truncated: false,
  };
}

function aligned(left: string, right: string, rules: LineRules): Compared {
  const { rows, counts, truncated } = alignLines(left, right, rules);
  const pairs = rows.map((row) => ({ kind: row.kind, left: row.left?.line, right: row.right?.line }));
  return { pairs, counts, looksSame: 0, truncated };
}

function* compareSteps({ left, right, mode, rules }: CompareRequest): TaskSteps<Comparison> {
  yield 0;
  const { pairs, ...found } = mode === 'position' ? byPosition(left, right) : aligned(left, right, rules);
  return {
    ...found,
    mode,
    rules,
    rows: packRows(pairs),
    lineStarts: { left: indexLines(left), right: indexLines(right) },
    hidden: findHiddenDifferences(left, right),
  };
}

/** Compares two texts. The search itself reports no progress. */
export const compareTask = defineTask({ name: 'compare-form/compareTask', inlineUnits: 20_000, run: compareSteps });
