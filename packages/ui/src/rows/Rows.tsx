import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import styles from './Rows.module.css';

export type Row = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A small line below the label. */
  readonly hint?: ReactNode;
  /** The total of the rows above. */
  readonly total?: boolean | undefined;
  /** Color in addition to the sign or word in the value. */
  readonly tone?: 'negative' | 'positive' | undefined;
  /** An address, a hash, code: no translator may change it. */
  readonly mono?: boolean | undefined;
  /** A copy button. */
  readonly copy?: ReactNode;
};

/** A row that can also be copied as a line of text. */
export type TextRow = Row & { readonly label: string; readonly value: string };

export type RowsProps = {
  readonly rows: readonly Row[];
  /** Rows of one line, with the hint between label and value if it fits. */
  readonly dense?: boolean | undefined;
};

/** The breakdown of a figure: label at the start, value at the end. */
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
              translate={row.mono ? 'no' : undefined}
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
