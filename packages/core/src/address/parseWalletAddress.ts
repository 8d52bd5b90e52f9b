import { fail, ok, type Result } from '../result/index.ts';
import { addressChecksum } from './checksums/addressChecksum.ts';
import type { AddressChecksum, ChecksumScheme } from './checksums/checksum.ts';
import { parseAddressFormat, type WalletAddress, type WalletCoin } from './parseAddressFormat.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The format is valid but the checksum is wrong: a character, or its case, was mistyped. */
    'address.badChecksum': { readonly scheme: ChecksumScheme };
  }
}

/**
 * Parses a wallet address and verifies its checksum, so that an address that is ok was not mistyped.
 *
 * - Failures, first match wins: those of {@link parseAddressFormat}, then `address.badChecksum`.
 * - An Ethereum address in one case only carries no checksum: it is ok, but typos in it cannot be detected. Its
 *   `checksum` is `absent` instead of `passed`, so that an app can ask for confirmation.
 * - A SegWit address of a version that Bitcoin does not use yet is ok as well, although anyone can take coins sent to
 *   it. `addressChecksum` reports its type (`unknownWitness`).
 *
 * @param coin `ETH` or `BTC`
 * @see EIP-55; BIP 13, 173 and 350 (read 2026-11-20)
 * @example parseWalletAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC').ok // true
 */
export function parseWalletAddress(
  text: string,
  coin: WalletCoin | (string & {}),
): Result<WalletAddress & { readonly checksum: Exclude<AddressChecksum['status'], 'failed'> }> {
  const wallet = parseAddressFormat(text, coin);
  if (!wallet.ok) return wallet;
  const { status, scheme } = addressChecksum(wallet.value.address, wallet.value.coin);
  if (status === 'failed') return fail('address.badChecksum', { scheme });
  return ok({ ...wallet.value, checksum: status });
}
