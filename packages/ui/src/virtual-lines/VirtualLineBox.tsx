import { classNames } from '../class-names/classNames.ts';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import styles from './LineBox.late.module.css';
import type { LineBoxProps } from './LineBox.tsx';
import type { VirtualLines } from './useVirtualLines.ts';

/** States how many of all lines are printed. */
export type CutLabel = (printed: number, total: number) => string | undefined;

/** The box of `LineBox`, virtualized: `children` are the lines between `first` and `end` of the view. */
export function VirtualLineBox({
  view,
  label,
  cutLabel,
  className = '',
  children,
}: LineBoxProps & { readonly view: VirtualLines; readonly cutLabel: CutLabel | undefined }) {
  return (
    <ScrollBox
      alwaysFocusable
      ref={view.scroller}
      className={`${styles['box']} ${className}`}
      aria-label={label}
      onScroll={view.onScroll}
      onKeyDown={view.onKeyDown}
    >
      <div ref={view.canvas} className={classNames(styles, 'canvas')}>
        <div ref={view.block} className={classNames(styles, 'block')}>
          {children}
        </div>
      </div>
      {view.unprinted > 0 && <p>… {cutLabel?.(view.end, view.end + view.unprinted)}</p>}
    </ScrollBox>
  );
}
