import { useEffect, useRef } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { LineBox, MAX_WRAPPED_LINES } from '../virtual-lines/LineBox.tsx';
import { useVirtualLines } from '../virtual-lines/useVirtualLines.ts';
import { VirtualLineBox } from '../virtual-lines/VirtualLineBox.tsx';
import { DiffLines } from './DiffLines.tsx';
import styles from './DiffPanel.late.module.css';
import type { DiffPanelProps } from './diffRow.ts';
import { useScrollSync } from './useScrollSync.ts';

export type { DiffPanelProps, DiffRow, DiffRows, DiffSegment } from './diffRow.ts';

/** One side of a comparison, or both sides in one panel. */
export function DiffPanel(props: DiffPanelProps) {
  return props.wrap && props.rows.length <= MAX_WRAPPED_LINES ? <WrappedDiff {...props} /> : <VirtualDiff {...props} />;
}

/** All rows are rendered. Inside a `ScrollSync`, the rows of both sides get equal heights. */
function WrappedDiff(props: DiffPanelProps) {
  const { rows, label, reveal } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollSync(scroller, { wraps: true });

  // Scrolls only if the row to reveal changes.
  useEffect(() => {
    const element = scroller.current;
    const row = reveal === undefined ? undefined : element?.children[reveal];
    if (!element || !(row instanceof HTMLElement)) return;
    element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
  }, [reveal]);

  return (
    <LineBox ref={scroller} className={classNames(styles, 'wrap')} label={label}>
      <DiffLines {...props} first={0} end={rows.length} />
    </LineBox>
  );
}

/** Only the rows near the viewport are rendered. */
function VirtualDiff(props: DiffPanelProps) {
  const view = useVirtualLines(props.rows.length, props.reveal);
  useScrollSync(view.scroller, { wraps: false });
  return (
    <VirtualLineBox view={view} label={props.label} cutLabel={props.cutLabel}>
      <DiffLines {...props} first={view.first} end={view.end} />
    </VirtualLineBox>
  );
}
