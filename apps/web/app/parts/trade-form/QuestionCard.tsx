import { Card } from '@toolbox/ui/card/Card';
import type { ReactNode } from 'react';
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
