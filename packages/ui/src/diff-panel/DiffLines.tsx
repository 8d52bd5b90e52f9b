import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import { hasRightToLeft } from '../text-direction/hasRightToLeft.ts';
import { cappedLine, MAX_RENDERED_CHARACTERS } from '../virtual-lines/cappedLine.ts';
import styles from './DiffPanel.late.module.css';
import type { DiffPanelProps, DiffRow, DiffSegment } from './diffRow.ts';

type DiffLinesProps = DiffPanelProps & { readonly first: number; readonly end: number };

const MARKS = { added: '+', removed: '−', changed: '~', equal: ' ', empty: ' ' } as const;

/** Some rows of a panel: number, mark and text. */
export function DiffLines(props: DiffLinesProps) {
  const { rows, first, end, reveal, changedTone = 'warn' } = props;
  const digits = String(rows.length).length;
  return rows.slice(first, end).map((row, offset) => (
    <div
      key={first + offset}
      className={classNames(styles, 'row', row.kind, row.kind === 'changed' && changedTone)}
      aria-current={first + offset === reveal || undefined}
    >
      <span
        className={classNames(styles, 'number')}
        aria-hidden="true"
        data-number={(row.number === undefined ? '' : String(row.number)).padStart(digits)}
      />
      <span className={classNames(styles, 'mark')} aria-hidden="true" data-mark={MARKS[row.kind]} />
      <RowText {...props} row={row} />
    </div>
  ));
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
  const text = segments.map((segment) => segment.text).join('');
  return (
    <span
      className={classNames(styles, 'text', hasRightToLeft(text) && 'directed')}
      lang={hangulLang(text)}
      translate="no"
    >
      {row.kind !== 'equal' && (
        <span className={`visually-hidden ${classNames(styles, 'spoken')}`} translate="yes">
          {kindLabels[row.kind]}{' '}
        </span>
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
