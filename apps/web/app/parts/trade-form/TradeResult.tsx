import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure, type FigureProps } from '@toolbox/ui/figure/Figure';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../result-card/ResultCard.tsx';

/** A row that can also be written as a line of text. */
export type TextRow = Row & { readonly label: string; readonly value: string };

type TradeResultProps = {
  readonly figure: Pick<FigureProps, 'tone' | 'note'> & { readonly label: string; readonly value: string };
  readonly rows: readonly TextRow[];
  /** Lines of the copied text after the rows. */
  readonly moreLines?: readonly string[];
  /** The form holds something else by now. */
  readonly stale: boolean;
  readonly onCalculate: () => void;
  readonly children?: ReactNode;
};

/** What Calculate has found: the main figure, the rows that lead to it, and both as text to copy. */
export function TradeResult(props: TradeResultProps) {
  const { figure, rows, moreLines = [], stale, onCalculate, children } = props;
  const t = useMessages('common');
  const lines = rows.map(({ label, value }) => `${label}: ${value}`);

  return (
    <ResultCard
      copyText={[...lines, ...moreLines].join('\n')}
      spoken={`${figure.label}: ${figure.value}`}
      // Out of sight of the note that says so, an old figure would pass for a new one.
      {...(!stale && { figure })}
    >
      {stale && (
        <Banner kind="info" onRetry={onCalculate} retryLabel={t('actions.calculate')}>
          {t('banner.stale')}
        </Banner>
      )}
      <Figure {...figure} />
      <Rows rows={rows} />
      {children}
    </ResultCard>
  );
}
