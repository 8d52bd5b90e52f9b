import { classNames } from '../class-names/classNames.ts';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import styles from './LineBox.late.module.css';
import type { LineBoxProps } from './LineBox.tsx';
import type { VirtualLines } from './useVirtualLines.ts';

/** The box of `LineBox`, virtualized: `children` are the lines between `first` and `end` of the view. */
export function VirtualLineBox({
  view,
  label,
  className = '',
  children,
}: LineBoxProps & { readonly view: VirtualLines }) {
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
    </ScrollBox>
  );
}
