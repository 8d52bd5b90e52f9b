import type { ReactNode, Ref } from 'react';
import styles from './LineBox.module.css';

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
}: LineBoxProps & { readonly ref?: Ref<HTMLDivElement> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={ref} className={`${styles['box']} ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
