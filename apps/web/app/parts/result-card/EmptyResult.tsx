import { ResultCard } from './ResultCard.tsx';

/** The place of a result that is not there yet, with a sentence of what will appear. */
export function EmptyResult({ text }: { readonly text: string }) {
  return (
    <ResultCard empty emptyText={text} copyText="">
      {null}
    </ResultCard>
  );
}
