import { classNames } from '../class-names/classNames.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import { hasRightToLeft } from '../text-direction/hasRightToLeft.ts';
import { cappedLine } from '../virtual-lines/cappedLine.ts';
import { LineBox, MAX_WRAPPED_LINES } from '../virtual-lines/LineBox.tsx';
import { useVirtualLines } from '../virtual-lines/useVirtualLines.ts';
import { type CutLabel, VirtualLineBox } from '../virtual-lines/VirtualLineBox.tsx';
import styles from './TextWindow.late.module.css';

export type TextWindowProps = {
  readonly lineCount: number;
  /** The text of a line, counted from 0, without its line ending. */
  readonly lineAt: (index: number) => string;
  /** The accessible name of the view. */
  readonly label: string;
  /** Long lines wrap, up to {@link MAX_WRAPPED_LINES} lines in all; beyond, they scroll sideways. */
  readonly wrap?: boolean | undefined;
  /** Without line numbers. */
  readonly plain?: boolean | undefined;
  /** All lines run from left to right, whatever their letters. */
  readonly code?: boolean | undefined;
  /** Shown at the end of a truncated line. */
  readonly moreLabel?: ((hiddenCharacters: number) => string) | undefined;
  /** Shown below the last printed line where not all are printed. */
  readonly cutLabel?: CutLabel | undefined;
  /** A line to scroll into view, counted from 0. */
  readonly reveal?: number | undefined;
};

/** A read-only view of a text of any size: only the lines near the viewport are rendered. */
export function TextWindow(props: TextWindowProps) {
  return props.wrap && props.lineCount <= MAX_WRAPPED_LINES ? <WrappedText {...props} /> : <VirtualText {...props} />;
}

function WrappedText(props: TextWindowProps) {
  return (
    <LineBox className={classNames(styles, 'wrap')} label={props.label}>
      <Lines {...props} first={0} end={props.lineCount} />
    </LineBox>
  );
}

function VirtualText(props: TextWindowProps) {
  const view = useVirtualLines(props.lineCount, props.reveal);
  return (
    <VirtualLineBox view={view} label={props.label} cutLabel={props.cutLabel}>
      <Lines {...props} first={view.first} end={view.end} />
    </VirtualLineBox>
  );
}

function Lines(props: TextWindowProps & { readonly first: number; readonly end: number }) {
  const { lineAt, first, end, lineCount, plain, code, moreLabel } = props;
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
        <span
          className={classNames(styles, 'text', !code && hasRightToLeft(shown) && 'directed')}
          lang={hangulLang(shown)}
          translate="no"
        >
          {shown}
        </span>
        {hidden > 0 && <span className={classNames(styles, 'more')}>… {moreLabel?.(hidden)}</span>}
      </div>
    );
  });
}
