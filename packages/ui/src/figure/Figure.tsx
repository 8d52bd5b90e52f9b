import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Figure.module.css';

export type FigureProps = {
  readonly label: ReactNode;
  /** The figure, formatted. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** `lg` for the main figure; `md` for one of several in a row. */
  readonly size?: 'md' | 'lg' | undefined;
  /** Color in addition to the sign or word beside the figure. */
  readonly tone?: 'negative' | 'positive' | undefined;
  /** A line below, or a badge. */
  readonly note?: ReactNode;
};

/** One figure with its small label above. */
export function Figure({ label, value, unit, size = 'lg', tone, note }: FigureProps) {
  return (
    <div className={classNames(styles, 'figure', size)} data-figure={size}>
      <p className={classNames(styles, 'label')}>{label}</p>
      <p className={classNames(styles, 'value', tone)}>
        {value}
        {unit && <span className={classNames(styles, 'unit')}> {unit}</span>}
      </p>
      {note && <div className={classNames(styles, 'note')}>{note}</div>}
    </div>
  );
}
