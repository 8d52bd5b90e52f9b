import type { HTMLAttributes } from 'react';
import styles from './OverlayNotice.late.module.css';

type OverlayNoticeProps = HTMLAttributes<HTMLElement> & { readonly variant: 'problem' | 'undo' };

/** A notice over the page, so that nothing moves when it appears. With a label it is a region. */
export function OverlayNotice({ variant, ...rest }: OverlayNoticeProps) {
  // Not a section without a label: base.css prints the parent of one as a block.
  const Element = rest['aria-label'] === undefined ? 'div' : 'section';
  return <Element className={`no-print ${styles[variant]}`} {...rest} />;
}
