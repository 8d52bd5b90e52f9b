import { ResultCard } from '../result-card/ResultCard.tsx';

/** The result card before there is a result. */
export function NoResult({ text }: { readonly text: string }) {
  return (
    <ResultCard empty emptyText={text} copyText="">
      {null}
    </ResultCard>
  );
}
