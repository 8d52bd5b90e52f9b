import { useEffect, useRef } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { useVirtualLines } from '../virtual-lines/useVirtualLines.ts';
import { DiffLines } from './DiffLines.tsx';
import styles from './DiffPanel.module.css';
import type { DiffPanelProps } from './diffRow.ts';
import { useScrollSync } from './useScrollSync.ts';

export type { DiffPanelProps, DiffRow, DiffRows, DiffSegment } from './diffRow.ts';

/** Wrapped rows differ in height, so they are all laid out; above this number they no longer wrap. */
export const MAX_WRAPPED_LINES = 1_000;

/** One side of a comparison, or both in one. */
export function DiffPanel(props: DiffPanelProps) {
  return props.wrap && props.rows.length <= MAX_WRAPPED_LINES ? <WrappedDiff {...props} /> : <VirtualDiff {...props} />;
}

/** All rows are in the page. Within a `ScrollSync` the rows of both sides are made equally high. */
function WrappedDiff(props: DiffPanelProps) {
  const { rows, label, reveal } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollSync(scroller, true);

  // Only a new row to reveal moves the view.
  useEffect(() => {
    const element = scroller.current;
    const row = reveal === undefined ? undefined : element?.children[reveal];
    if (!element || !(row instanceof HTMLElement)) return;
    element.scrollTop = row.offsetTop - (element.clientHeight - row.offsetHeight) / 2;
  }, [reveal]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={scroller} className={classNames(styles, 'panel', 'wrap')} role="group" aria-label={label} tabIndex={0}>
      <DiffLines {...props} first={0} end={rows.length} />
    </div>
  );
}

/** Only the rows around the view are in the page. */
function VirtualDiff(props: DiffPanelProps) {
  const view = useVirtualLines(props.rows.length, props.reveal);
  useScrollSync(view.scroller);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    <div
      ref={view.scroller}
      className={classNames(styles, 'panel')}
      role="group"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={view.onScroll}
      onKeyDown={view.onKeyDown}
    >
      <div ref={view.canvas} className={classNames(styles, 'canvas')}>
        <div ref={view.block} className={classNames(styles, 'block')}>
          <DiffLines {...props} first={view.first} end={view.end} />
        </div>
      </div>
    </div>
  );
}
