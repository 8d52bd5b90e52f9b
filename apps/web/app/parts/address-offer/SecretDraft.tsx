import { type CoinGuess, guessCoin } from '@toolbox/core/address';
import { useEffect } from 'react';
import { keepInMemory } from '../../browser/draft/keepInMemory.ts';

const SECRETS: ReadonlySet<CoinGuess | undefined> = new Set(['privateKey', 'seedPhrase', 'hashOrKey']);

type SecretDraftProps = {
  /** The key of the draft. */
  readonly draft: string;
  readonly text: string;
};

/** Keeps what looks like a key of a wallet out of the storage of the browser. */
export default function SecretDraft({ draft, text }: SecretDraftProps) {
  const isSecret = SECRETS.has(guessCoin(text));
  useEffect(() => keepInMemory(draft, isSecret), [draft, isSecret]);
  return null;
}
