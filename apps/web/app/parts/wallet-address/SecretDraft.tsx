import { guessCoin, isSecretGuess } from '@toolbox/core/address';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect } from 'react';
import { setDraftSecret } from '../../browser/draft/setDraftSecret.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type SecretDraftProps = {
  /** The key of the draft. */
  readonly draft: string;
  readonly text: string;
  /** What else the draft contains. */
  readonly notes?: readonly string[];
  /** Whether the field rejects the text and no result says what it looks like. */
  readonly isRejected?: boolean;
};

/** Keeps what looks like a key of a wallet out of the storage of the browser, and warns of it. */
export default function SecretDraft({ draft, text, notes = [], isRejected = false }: SecretDraftProps) {
  const t = useMessages('address', 'guesses');
  const guess = guessCoin(text);
  const isSecret = isSecretGuess(guess);
  const isKept = !isSecret && !notes.some((note) => isSecretGuess(guessCoin(note)));
  useEffect(() => setDraftSecret(draft, !isKept), [draft, isKept]);
  // The address of the other coin is offered.
  if (!isRejected || guess === undefined || guess === 'ETH' || guess === 'BTC') return null;
  return (
    <Banner kind={isSecret ? 'api' : 'info'} polite>
      {t(guess)}
    </Banner>
  );
}
