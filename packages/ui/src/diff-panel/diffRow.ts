import type { CutLabel } from '../virtual-lines/VirtualLineBox.tsx';

export type DiffSegment = {
  readonly text: string;
  readonly kind: 'equal' | 'added' | 'removed';
};

export type DiffRow = {
  /** The line number in its own text; undefined for a row that only aligns the sides. */
  readonly number?: number | undefined;
  readonly kind: 'equal' | 'added' | 'removed' | 'changed' | 'empty';
} & ({ readonly text: string; readonly segments?: undefined } | { readonly segments: readonly DiffSegment[] });

/** A list of rows, or an object that creates each row when it comes into view. */
export type DiffRows =
  | readonly DiffRow[]
  | {
      readonly length: number;
      readonly slice: (first: number, end: number) => readonly DiffRow[];
    };

export type DiffPanelProps = {
  readonly rows: DiffRows;
  /** The accessible name of the view. */
  readonly label: string;
  /** The name of a difference, read by screen readers before its line. */
  readonly kindLabels: { readonly added: string; readonly removed: string; readonly changed: string };
  /** Prose: long lines wrap, in the font of the page; up to {@link MAX_WRAPPED_LINES} rows. */
  readonly wrap?: boolean | undefined;
  /** Shown in an empty line. */
  readonly emptyLineLabel?: string | undefined;
  /** The color of changed rows on this side; yellow by default. */
  readonly changedTone?: 'good' | 'bad' | 'warn' | undefined;
  readonly moreLabel?: ((hiddenCharacters: number) => string) | undefined;
  /** Shown below the last printed row where not all are printed. */
  readonly cutLabel?: CutLabel | undefined;
  /** The row to scroll into view, counted from 0. */
  readonly reveal?: number | undefined;
};
