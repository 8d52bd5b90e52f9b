import { type ReactNode, useId } from 'react';
import { Bar } from '../bar/Bar.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: ReactNode;
  /** From 0 to 1; undefined: indeterminate. */
  readonly value?: number | undefined;
  /** A cancel button. */
  readonly action?: ReactNode;
};

/** The progress of a task. */
export function Progress({ label, value, action }: ProgressProps) {
  const labelId = useId();
  return (
    <div className={classNames(styles, 'progress')}>
      <div className={classNames(styles, 'line')}>
        <span id={labelId}>{label}</span>
        {action}
      </div>
      <div role="progressbar" aria-labelledby={labelId} aria-valuemin={0} aria-valuemax={1} aria-valuenow={value}>
        <Bar share={value} />
      </div>
    </div>
  );
}
