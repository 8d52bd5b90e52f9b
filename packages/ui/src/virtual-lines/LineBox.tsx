import type { ReactNode, RefObject } from 'react';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import styles from './LineBox.late.module.css';

/** Lines that wrap differ in height, so they are all laid out; above this number they no longer wrap. */
export const MAX_WRAPPED_LINES = 1_000;

export type LineBoxProps = {
  /** Names the view. */
  readonly label: string;
  /** Joined to the box's own class. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A box of lines that scrolls and can be reached by keyboard; all of its lines are in the page. */
export function LineBox({
  label,
  className = '',
  children,
  ref,
}: LineBoxProps & { readonly ref?: RefObject<HTMLDivElement | null> | undefined }) {
  return (
    <ScrollBox alwaysFocusable ref={ref} className={`${styles['box']} ${className}`} aria-label={label}>
      {children}
    </ScrollBox>
  );
}
