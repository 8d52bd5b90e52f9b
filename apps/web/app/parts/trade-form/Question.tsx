import { Banner } from '@toolbox/ui/banner/Banner';
import { Card } from '@toolbox/ui/card/Card';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Rows, type TextRow } from '@toolbox/ui/rows/Rows';
import { type ReactNode, useState } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import styles from './Question.module.css';

type QuestionCardProps = { readonly title: string; readonly children: ReactNode };

/** Further questions about a result, side by side where space permits. */
export function QuestionCard({ title, children }: QuestionCardProps) {
  return (
    <Card title={title}>
      <div className={styles['questions']}>{children}</div>
    </Card>
  );
}

type QuestionProps = {
  readonly title: string;
  /** The fields of the question. */
  readonly children: ReactNode;
  /** The answer; undefined while there is none. */
  readonly rows: readonly TextRow[];
  /** Text that says what will be answered; undefined where another field is the reason for no answer. */
  readonly note: string | undefined;
  /** Why there is no answer. */
  readonly problem?: string | undefined;
};

/** A further question about a result, answered live. */
export function Question({ title, children, rows, note, problem }: QuestionProps) {
  const answer = problem ?? rows.map(({ label, value }) => `${label}: ${value}`).join(', ');
  const language = usePageLanguage();
  // The initial answer came with the result, which was announced; the first one in another language is a translation.
  const [atFirst, setAtFirst] = useState({ answer, language });
  if (atFirst.language !== language) setAtFirst({ answer, language });

  return (
    <section className={styles['question']}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
      {problem !== undefined && (
        <Banner kind="validation" quiet>
          {problem}
        </Banner>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
      {rows.length === 0 && problem === undefined && note !== undefined && <p className={styles['note']}>{note}</p>}
      <LiveRegion text={answer === atFirst.answer ? '' : answer} />
    </section>
  );
}
