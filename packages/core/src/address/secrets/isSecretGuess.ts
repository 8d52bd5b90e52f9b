import type { CoinGuess } from '../guesses/guessCoin.ts';

/**
 * Whether a text with this guess of `guessCoin` must be treated as a secret of a wallet: a private key, the words that
 * restore a wallet, or what may be a key. False for `undefined`, the guess about any other text.
 *
 * @example isSecretGuess(guessCoin(`0x${'4c'.repeat(32)}`)) // true
 */
export function isSecretGuess(guess: CoinGuess | undefined): guess is 'privateKey' | 'seedPhrase' | 'hashOrKey' {
  return guess === 'privateKey' || guess === 'seedPhrase' || guess === 'hashOrKey';
}
