import { classNames } from '../class-names/classNames.ts';
import styles from './LineBox.module.css';
import type { LineBoxProps } from './LineBox.tsx';
import type { VirtualLines } from './useVirtualLines.ts';

/** The box of `LineBox` as a window onto lines of any number: `children` are those between `first` and `end` of the view. */
export function VirtualLineBox({
  view,
  label,
  className = '',
  children,
}: LineBoxProps & { readonly view: VirtualLines }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    <div
      ref={view.scroller}
      className={`${styles['box']} ${className}`}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={view.onScroll}
      onKeyDown={view.onKeyDown}
    >
      <div ref={view.canvas} className={classNames(styles, 'canvas')}>
        <div ref={view.block} className={classNames(styles, 'block')}>
          {children}
        </div>
      </div>
    </div>
  );
}
