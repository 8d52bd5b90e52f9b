import type { ReactNode, RefObject } from 'react';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import styles from './LineBox.late.module.css';

/** Wrapped lines differ in height, so all of them are rendered; above this number, lines do not wrap. */
export const MAX_WRAPPED_LINES = 1_000;

export type LineBoxProps = {
  /** The accessible name of the view. */
  readonly label: string;
  /** Added to the class of the box. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A scrolling, focusable box of lines, all of which are rendered. */
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
