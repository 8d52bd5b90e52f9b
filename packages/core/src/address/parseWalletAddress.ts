import { fail, type Result } from '../result/index.ts';
import { addressChecksum } from './addressChecksum.ts';
import type { ChecksumScheme } from './checksum.ts';
import { parseAddressFormat, type WalletAddress } from './parseAddressFormat.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The form is right and the checksum is not: a character was mistyped, or the case of one. */
    'address.badChecksum': { readonly scheme: ChecksumScheme };
  }
}

/**
 * Reads a wallet address and proves it: what is ok can be paid to.
 *
 * - Failures, first match wins: those of {@link parseAddressFormat}, then `address.badChecksum`.
 * - An Ethereum address without capitals, or in capitals alone, carries no checksum: it is ok, and a typing error in it cannot be
 *   seen. `addressChecksum` tells (`absent`), and so an app can ask again.
 *
 * @param coin `ETH` or `BTC`
 * @see EIP-55; BIP 13, 173 and 350 (read 2026-11-20)
 * @example parseWalletAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC').ok // true
 */
export function parseWalletAddress(text: string, coin: string): Result<WalletAddress> {
  const wallet = parseAddressFormat(text, coin);
  if (!wallet.ok) return wallet;
  const { status, scheme } = addressChecksum(wallet.value.address, wallet.value.coin);
  return status === 'failed' ? fail('address.badChecksum', { scheme }) : wallet;
}
