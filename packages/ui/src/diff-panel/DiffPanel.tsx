import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { cappedLine, MAX_RENDERED_CHARACTERS } from '../virtual-lines/cappedLine.ts';
import { useVirtualLines } from '../virtual-lines/useVirtualLines.ts';
import styles from './DiffPanel.module.css';
import { useScrollSync } from './useScrollSync.ts';

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
export type DiffRows = {
  readonly length: number;
  readonly slice: (first: number, end: number) => readonly DiffRow[];
};

export type DiffPanelProps = {
  readonly rows: DiffRows;
  /** Names the view. */
  readonly label: string;
  /** What a difference is called, heard before its line. */
  readonly kindLabels: { readonly added: string; readonly removed: string; readonly changed: string };
  /** Stands in a line that exists and is empty. */
  readonly emptyLineLabel?: string | undefined;
  /** The colour of changed rows on this side; yellow unless told. */
  readonly changedTone?: 'good' | 'bad' | 'warn' | undefined;
  readonly moreLabel?: ((hiddenCharacters: number) => string) | undefined;
  /** The row to bring into view, counted from 0. */
  readonly reveal?: number | undefined;
};

const MARKS = { added: '+', removed: '−', changed: '~', equal: ' ', empty: ' ' } as const;

/** One side of a comparison, or both in one; only the rows around the view are in the page. */
export function DiffPanel(props: DiffPanelProps) {
  const { rows, label, reveal, changedTone = 'warn' } = props;
  const view = useVirtualLines(rows.length, reveal);
  useScrollSync(view.scroller);
  const digits = String(rows.length).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    <div
      ref={view.scroller}
      className={classNames(styles, 'panel')}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={view.onScroll}
      onKeyDown={view.onKeyDown}
    >
      <div ref={view.canvas} className={classNames(styles, 'canvas')}>
        <div ref={view.block} className={classNames(styles, 'block')}>
          {rows.slice(view.first, view.end).map((row, offset) => (
            <div
              key={view.first + offset}
              className={classNames(styles, 'row', row.kind, row.kind === 'changed' && changedTone)}
              aria-current={view.first + offset === reveal || undefined}
            >
              <span
                className={classNames(styles, 'number')}
                aria-hidden="true"
                data-number={(row.number === undefined ? '' : String(row.number)).padStart(digits)}
              />
              <span className={classNames(styles, 'mark')} aria-hidden="true" data-mark={MARKS[row.kind]} />
              <RowText {...props} row={row} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function RowText({ row, kindLabels, emptyLineLabel, moreLabel }: DiffPanelProps & { readonly row: DiffRow }) {
  if (row.kind === 'empty') return null;
  const segments = row.segments ?? [{ text: row.text, kind: 'equal' } as const];
  const { parts, hidden } = cappedSegments(segments);
  const isBlank = segments.every((segment) => segment.text === '');
  const content: ReactNode = isBlank ? (
    <span className={classNames(styles, 'blank')}>{emptyLineLabel}</span>
  ) : (
    parts.map((part, index) => <Part key={`${index}-${part.kind}`} {...part} />)
  );
  return (
    <span className={classNames(styles, 'text')}>
      {row.kind !== 'equal' && (
        <span className={`visually-hidden ${classNames(styles, 'spoken')}`}>{kindLabels[row.kind]} </span>
      )}
      <Whole kind={row.kind}>{content}</Whole>
      {hidden > 0 && <span className={classNames(styles, 'more')}>… {moreLabel?.(hidden)}</span>}
    </span>
  );
}

function Whole({ kind, children }: { readonly kind: DiffRow['kind']; readonly children: ReactNode }) {
  if (kind === 'added') return <ins className={classNames(styles, 'whole')}>{children}</ins>;
  if (kind === 'removed') return <del className={classNames(styles, 'whole')}>{children}</del>;
  return children;
}

function Part({ text, kind }: DiffSegment) {
  if (kind === 'added') return <ins className={classNames(styles, 'insertion')}>{text}</ins>;
  if (kind === 'removed') return <del className={classNames(styles, 'deletion')}>{text}</del>;
  return text;
}

function cappedSegments(segments: readonly DiffSegment[]) {
  const parts: DiffSegment[] = [];
  let room = MAX_RENDERED_CHARACTERS;
  let hidden = 0;
  for (const segment of segments) {
    const capped = cappedLine(segment.text, room);
    if (capped.shown !== '') parts.push({ ...segment, text: capped.shown });
    room -= capped.shown.length;
    hidden += capped.hidden;
  }
  return { parts, hidden };
}
