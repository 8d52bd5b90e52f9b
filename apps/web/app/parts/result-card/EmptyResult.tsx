import { Empty } from '@toolbox/ui/empty/Empty';
import { ResultCard, type ResultCardProps } from './ResultCard.tsx';

type EmptyResultProps = Pick<ResultCardProps, 'title' | 'actions'> & {
  /** Says what will appear here. */
  readonly text: string;
};

/** The place of a result that is not there yet, with a sentence of what will appear. */
export function EmptyResult({ text, ...card }: EmptyResultProps) {
  return (
    <ResultCard {...card} copyText="">
      <Empty>{text}</Empty>
    </ResultCard>
  );
}
