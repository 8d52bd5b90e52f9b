import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Split.module.css';

type SplitProps = {
  /** The result area has room for a picture or a list. */
  readonly tall?: boolean | undefined;
  /** The result is longer than the input: following content is placed below the input, beside the result. */
  readonly long?: boolean | undefined;
  readonly children: ReactNode;
};

/** Input and result side by side from 56 em, stacked below. */
export function Split({ tall, long, children }: SplitProps) {
  return <div className={classNames(styles, 'split', tall && 'tall', long && 'long')}>{children}</div>;
}
