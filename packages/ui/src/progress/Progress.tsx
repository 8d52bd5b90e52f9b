import { type ReactNode, useId } from 'react';
import { Bar } from '../bar/Bar.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: ReactNode;
  /** Undefined: indeterminate. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** Shown beside the label, and read instead of a percentage. */
  readonly valueText?: string | undefined;
  /** A cancel button. */
  readonly action?: ReactNode;
};

/** The progress of a task. */
export function Progress({ label, value, max = 1, valueText, action }: ProgressProps) {
  const labelId = useId();
  return (
    <div className={classNames(styles, 'progress')}>
      <div className={classNames(styles, 'line')}>
        <span id={labelId}>{label}</span>
        {valueText && <span className={classNames(styles, 'value')}>{valueText}</span>}
        {action}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <Bar share={value === undefined ? undefined : value / max} />
      </div>
    </div>
  );
}
