import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { hangulLang } from '../foreign/hangulLang.ts';
import styles from './Rows.module.css';

export type Row = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A small line beneath the label. */
  readonly hint?: ReactNode;
  /** The figure the rows above lead to. */
  readonly total?: boolean | undefined;
  /** Color besides the sign or word that the value itself carries. */
  readonly tone?: 'negative' | 'positive' | undefined;
  /** An address, a hash, code. */
  readonly mono?: boolean | undefined;
  /** A copy button. */
  readonly copy?: ReactNode;
};

export type RowsProps = {
  readonly rows: readonly Row[];
  /** Rows of one line, the hint between label and value where there is room. */
  readonly dense?: boolean | undefined;
};

/** The steps behind a figure: label at the start, value at the end. */
export function Rows({ rows, dense }: RowsProps) {
  return (
    <dl className={classNames(styles, 'rows', dense && 'dense')}>
      {rows.map((row) => (
        <div key={row.id} className={classNames(styles, 'row', row.total && 'total')}>
          <dt className={classNames(styles, 'label')}>
            {row.label}
            {row.hint && <span className={classNames(styles, 'hint')}>{row.hint}</span>}
          </dt>
          <dd className={classNames(styles, 'value', row.tone)}>
            <span
              className={row.mono ? 'mono' : undefined}
              lang={typeof row.value === 'string' ? hangulLang(row.value) : undefined}
            >
              {row.value}
            </span>
            {row.copy}
          </dd>
        </div>
      ))}
    </dl>
  );
}
