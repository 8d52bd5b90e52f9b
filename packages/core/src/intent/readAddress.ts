import { addressChecksum, addressHazard, guessCoin } from '../address/index.ts';
import type { Intent } from './intent.ts';

const RUN = /[0-9A-Za-z]+/gu;

/**
 * A wallet address by its format. For Ethereum and Bitcoin addresses the checksum is verified, and coins that would be
 * lost are warned of; for others only the coin is guessed. A private key is recognized too, so that the user can be
 * warned.
 *
 * @example readAddress('0x52908400098527886E0F7030069857D2E4169EE7') // checksum passed
 */
export function readAddress(text: string): Intent<'address'> | undefined {
  const address = text.trim();
  const guess = guessCoin(address);
  // A name that ends in .eth may also be a web domain, dots may be between any words, and a link is a link first.
  if (guess === undefined || guess === 'ensName' || guess === 'several' || guess === 'shortened') return undefined;
  if (guess === 'transaction' || guess === 'contract') return undefined;
  if (guess === 'hashOrKey' && address.includes('://')) return undefined;
  // Other guesses about Ethereum and Bitcoin are of the whole text; this one may be of a word in it.
  const checked = guess === 'testnetBTC' ? address.match(RUN)?.find((run) => guessCoin(run) === guess) : address;
  const checksum =
    checked !== undefined && (guess === 'ETH' || guess === 'BTC' || guess === 'testnetBTC')
      ? addressChecksum(checked, guess === 'ETH' ? 'ETH' : 'BTC')
      : undefined;
  const hazard = guess === 'ETH' || guess === 'BTC' ? addressHazard(address, guess) : undefined;
  return { kind: 'address', text: address, guess, checksum, hazard };
}
