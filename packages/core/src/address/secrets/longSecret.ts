import { MAX_PASTED_UNITS } from '../../validate/plainCharacters.ts';
import { containsPrivateKey } from './isPrivateKey.ts';
import { isStoredPhrase } from './isSeedPhrase.ts';

/** The secret of a wallet in a text that is longer than an address and a few words, which `guessCoin` is made for. */
export function longSecret(text: string): 'privateKey' | 'seedPhrase' | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  if (isStoredPhrase(text)) return 'seedPhrase';
  return containsPrivateKey(text) ? 'privateKey' : undefined;
}
