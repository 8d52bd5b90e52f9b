export type DiffSegment = {
  readonly text: string;
  readonly kind: 'equal' | 'added' | 'removed';
};

export type DiffRow = {
  /** The line's number in its own text; none for a row that only keeps the sides level. */
  readonly number?: number | undefined;
  readonly kind: 'equal' | 'added' | 'removed' | 'changed' | 'empty';
} & ({ readonly text: string; readonly segments?: undefined } | { readonly segments: readonly DiffSegment[] });

/** A list of rows, or as much of one as it takes to make each row when it comes into view. */
export type DiffRows =
  | readonly DiffRow[]
  | {
      readonly length: number;
      readonly slice: (first: number, end: number) => readonly DiffRow[];
    };

export type DiffPanelProps = {
  readonly rows: DiffRows;
  /** Names the view. */
  readonly label: string;
  /** What a difference is called, heard before its line. */
  readonly kindLabels: { readonly added: string; readonly removed: string; readonly changed: string };
  /** Running text: long lines wrap, in the type of the page; up to {@link MAX_WRAPPED_LINES} rows. */
  readonly wrap?: boolean | undefined;
  /** Stands in a line that exists and is empty. */
  readonly emptyLineLabel?: string | undefined;
  /** The color of changed rows on this side; yellow by default. */
  readonly changedTone?: 'good' | 'bad' | 'warn' | undefined;
  readonly moreLabel?: ((hiddenCharacters: number) => string) | undefined;
  /** The row to bring into view, counted from 0. */
  readonly reveal?: number | undefined;
};
