import { type ReactNode, useId } from 'react';
import { Bar, type BarProps } from '../bar/Bar.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './Meter.module.css';

export type MeterProps = {
  readonly label: ReactNode;
  readonly value: number;
  readonly max: number;
  /** The value as text, such as "1,200 / 2,953". */
  readonly valueText: string;
  readonly tone?: BarProps['tone'];
};

/** The used share of a known amount. */
export function Meter({ label, value, max, valueText, tone }: MeterProps) {
  const labelId = useId();
  return (
    <div className={classNames(styles, 'meter')}>
      <div className={classNames(styles, 'line')}>
        <span id={labelId}>{label}</span>
        <span className={classNames(styles, 'value')}>{valueText}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native element cannot be drawn alike in all browsers */}
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        <Bar share={max > 0 ? value / max : 0} tone={tone} />
      </div>
    </div>
  );
}
