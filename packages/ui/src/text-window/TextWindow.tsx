import { classNames } from '../class-names/classNames.ts';
import { cappedLine } from '../virtual-lines/cappedLine.ts';
import { useVirtualLines } from '../virtual-lines/useVirtualLines.ts';
import styles from './TextWindow.module.css';

export type TextWindowProps = {
  readonly lineCount: number;
  /** The text of a line, counted from 0, without its line end. */
  readonly lineAt: (index: number) => string;
  /** Names the view. */
  readonly label: string;
  /** Long lines wrap, up to {@link MAX_WRAPPED_LINES} lines in all; beyond, they scroll sideways. */
  readonly wrap?: boolean | undefined;
  /** Without the numbers at the start of the lines. */
  readonly plain?: boolean | undefined;
  /** Stands at the end of a line that is not rendered whole. */
  readonly moreLabel?: ((hiddenCharacters: number) => string) | undefined;
  /** A line to bring into view, counted from 0. */
  readonly reveal?: number | undefined;
};

/** Wrapped lines differ in height, so they are all laid out; above this number they no longer wrap. */
export const MAX_WRAPPED_LINES = 1_000;

/** A read-only view of a text of any size: only the lines around the view are in the page. */
export function TextWindow(props: TextWindowProps) {
  return props.wrap && props.lineCount <= MAX_WRAPPED_LINES ? <WrappedText {...props} /> : <VirtualText {...props} />;
}

function WrappedText(props: TextWindowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={classNames(styles, 'window', 'wrap')} role="group" aria-label={props.label} tabIndex={0}>
      <Lines {...props} first={0} end={props.lineCount} />
    </div>
  );
}

function VirtualText(props: TextWindowProps) {
  const view = useVirtualLines(props.lineCount, props.reveal);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    <div
      ref={view.scroller}
      className={classNames(styles, 'window')}
      role="group"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={view.onScroll}
      onKeyDown={view.onKeyDown}
    >
      <div ref={view.canvas} className={classNames(styles, 'canvas')}>
        <div ref={view.block} className={classNames(styles, 'block')}>
          <Lines {...props} first={view.first} end={view.end} />
        </div>
      </div>
    </div>
  );
}

function Lines(props: TextWindowProps & { readonly first: number; readonly end: number }) {
  const { lineAt, first, end, lineCount, plain, moreLabel } = props;
  const digits = String(lineCount).length;
  return Array.from({ length: Math.max(0, end - first) }, (_, offset) => {
    const index = first + offset;
    const { shown, hidden } = cappedLine(lineAt(index));
    return (
      <div key={index} className={classNames(styles, 'line')}>
        {!plain && (
          <span
            className={classNames(styles, 'number')}
            aria-hidden="true"
            data-number={String(index + 1).padStart(digits)}
          />
        )}
        <span className={classNames(styles, 'text')}>{shown}</span>
        {hidden > 0 && <span className={classNames(styles, 'more')}>… {moreLabel?.(hidden)}</span>}
      </div>
    );
  });
}
