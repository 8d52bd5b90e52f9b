import { Banner } from '@toolbox/ui/banner/Banner';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import type { ReactNode } from 'react';
import styles from './Question.module.css';

type QuestionProps = {
  readonly title: string;
  /** The fields it asks for. */
  readonly children: ReactNode;
  /** The answer; none while it cannot be given. */
  readonly rows: readonly Row[];
  /** Says what will be answered. */
  readonly note: string;
  /** Why there is no answer to what was asked. */
  readonly problem?: string | undefined;
};

/** One further question about a result, answered while it is typed. */
export function Question({ title, children, rows, note, problem }: QuestionProps) {
  return (
    <section className={styles['question']}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
      <div aria-live="polite">
        {problem !== undefined && (
          <Banner kind="validation" quiet>
            {problem}
          </Banner>
        )}
        {rows.length > 0 && <Rows rows={rows} />}
        {rows.length === 0 && problem === undefined && <p className={styles['note']}>{note}</p>}
      </div>
    </section>
  );
}
