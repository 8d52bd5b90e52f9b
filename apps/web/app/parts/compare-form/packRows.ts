import type { AlignedKind } from '@toolbox/core/diff';
import type { BothSides } from './bothSides.ts';

export const ROW_KINDS: readonly AlignedKind[] = ['equal', 'changed', 'removed', 'added', 'ignored'];

/** A row of a comparison: the numbers of its two lines, counted from 1; undefined where a side has none. */
export type LinePair = {
  readonly kind: AlignedKind;
  readonly left: number | undefined;
  readonly right: number | undefined;
};

/**
 * The rows of a comparison as numbers. A worker transfers a million of them instantly; as objects they would freeze
 * the page.
 */
export type PackedRows = {
  readonly length: number;
  /** Indexes into {@link ROW_KINDS}. */
  readonly kinds: Uint8Array;
  /** Line numbers from 1; 0 where the side has no line. */
  readonly lines: BothSides<Uint32Array>;
  /** The first row of each difference: consecutive differing rows are one difference. */
  readonly differences: Uint32Array;
};

const DIFFERING: ReadonlySet<AlignedKind> = new Set(['changed', 'removed', 'added']);

export function packRows(rows: readonly LinePair[]): PackedRows {
  const kinds = new Uint8Array(rows.length);
  const lines = { left: new Uint32Array(rows.length), right: new Uint32Array(rows.length) };
  const differences: number[] = [];
  let isWithin = false;
  for (const [row, { kind, left, right }] of rows.entries()) {
    kinds[row] = ROW_KINDS.indexOf(kind);
    lines.left[row] = left ?? 0;
    lines.right[row] = right ?? 0;
    const differs = DIFFERING.has(kind);
    if (differs && !isWithin) differences.push(row);
    isWithin = differs;
  }
  return { length: rows.length, kinds, lines, differences: Uint32Array.from(differences) };
}
