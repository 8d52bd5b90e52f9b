import type { WalletCoin } from '../parseAddressFormat.ts';
import { base58Checksum } from './base58Checksum.ts';
import { bech32Checksum } from './bech32Checksum.ts';
import type { AddressChecksum } from './checksum.ts';
import { eip55Checksum } from './eip55Checksum.ts';

const BECH32_PREFIX = /^(?:bc|tb|bcrt)1/i;

/**
 * Verifies an address by its checksum.
 *
 * - Total: every text gets an answer. `passed` means that the address meets the coin's standard: checksum, version
 *   and length. Anything else that should carry a checksum is `failed`, with `type` and `network` unknown.
 * - An Ethereum address written wholly in lowercase or wholly in capitals is `absent`, unless the checksum happens to
 *   give exactly those letters.
 * - Uppercase bech32 passes, as BIP 173 says; testnet addresses are reported as such.
 *
 * @param address without surrounding spaces; ideally of the right format already (see `parseAddressFormat`)
 * @see EIP-55; BIP 13, 173 and 350 (read 2026-11-20)
 * @example addressChecksum('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC').type // 'P2WPKH'
 */
export function addressChecksum(address: string, coin: WalletCoin): AddressChecksum {
  if (coin === 'ETH') return eip55Checksum(address);
  return BECH32_PREFIX.test(address) ? bech32Checksum(address) : base58Checksum(address);
}
