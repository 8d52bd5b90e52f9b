import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Figure.module.css';

export type FigureProps = {
  readonly label: ReactNode;
  /** The figure, formatted. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** `lg` is the one people came for; `md` stands in a row of several. */
  readonly size?: 'md' | 'lg' | undefined;
  /** Color besides the sign or word that stands with the figure. */
  readonly tone?: 'negative' | 'positive' | undefined;
  /** A line beneath, or a badge. */
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
