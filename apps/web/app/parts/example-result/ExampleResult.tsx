import { Badge } from '@toolbox/ui/badge/Badge';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../result-card/ResultCard.tsx';
import type { ResultCardProps } from '../result-card/resultCardProps.ts';
import styles from './ExampleResult.module.css';

type ExampleResultProps = Pick<ResultCardProps, 'title' | 'note' | 'actions'> & {
  /** Says what will appear here. */
  readonly text: string;
  /** The result of the example. */
  readonly children: ReactNode;
};

/**
 * The placeholder of a result, as high as the empty one, with the grayed result of the example. Screen readers read
 * only the sentence: the figures are not the visitor's, and there is nothing to copy or press.
 */
export function ExampleResult({ text, children, ...card }: ExampleResultProps) {
  const t = useMessages('common', 'labels');
  return (
    <ResultCard {...card} copyText="">
      <div className={styles['example']}>
        <p className={styles['text']}>
          <Badge>{t('example')}</Badge> {text}
        </p>
        <div className={styles['grey']} aria-hidden="true" inert>
          {children}
        </div>
      </div>
    </ResultCard>
  );
}
