import { Empty } from '@toolbox/ui/empty/Empty';
import type { ReactNode } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { ExampleCard } from './exampleCard.ts';
import { ResultCard, type ResultCardProps } from './ResultCard.tsx';

const ExampleResult = lazyPart(() => import('./ExampleResult.tsx'));

type EmptyResultProps = Pick<ResultCardProps, 'title' | 'actions'> & {
  /** Says what will appear here. */
  readonly text: string;
  /** The result of an example, which shows the shape of what will appear; none as long as it cannot be worked out. */
  readonly example?: ReactNode;
};

/** The place of a result that is not there yet: a sentence of what will appear and, greyed, the result of an example. */
export function EmptyResult({ text, example, ...card }: EmptyResultProps) {
  const nothing = (
    <ExampleCard value={undefined}>
      <ResultCard {...card} copyText="">
        <Empty>{text}</Empty>
      </ResultCard>
    </ExampleCard>
  );
  if (!example) return nothing;
  return (
    <ExampleResult fallback={nothing} text={text}>
      {example}
    </ExampleResult>
  );
}
