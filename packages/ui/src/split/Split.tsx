import type { ReactNode } from 'react';
import styles from './Split.module.css';

/** Input and result side by side from 56 em, stacked below. */
export function Split({ children }: { readonly children: ReactNode }) {
  return <div className={styles['split']}>{children}</div>;
}
