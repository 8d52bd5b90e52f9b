import { Figure, type FigureProps } from '@toolbox/ui/figure/Figure';
import { Rows, type TextRow } from '@toolbox/ui/rows/Rows';
import type { ReactNode } from 'react';
import { ResultCard } from '../result-card/ResultCard.tsx';
import { StaleNotice } from './StaleNotice.tsx';

type TradeResultProps = {
  readonly figure: Pick<FigureProps, 'tone' | 'note'> & { readonly label: string; readonly value: string };
  readonly rows: readonly TextRow[];
  /** Additional lines of the copied text. */
  readonly moreLines?: readonly string[];
  /** Whether the form has changed since. */
  readonly stale: boolean;
  readonly onCalculate: () => void;
  readonly children?: ReactNode;
};

/** The result of Calculate: the main figure, the rows behind it, and both as text to copy. */
export function TradeResult(props: TradeResultProps) {
  const { figure, rows, moreLines = [], stale, onCalculate, children } = props;
  const lines = rows.map(({ label, value }) => `${label}: ${value}`);

  return (
    <ResultCard
      copyText={[...lines, ...moreLines].join('\n')}
      // Without the note in view, an outdated figure would look current; announced, it would sound so.
      spoken={stale ? '' : `${figure.label}: ${figure.value}`}
      {...(!stale && { figure })}
    >
      <StaleNotice stale={stale} onCalculate={onCalculate} />
      <Figure {...figure} />
      <Rows rows={rows} />
      {children}
    </ResultCard>
  );
}
