import { addressChecksum } from './addressChecksum.ts';
import type { WalletCoin } from './parseAddressFormat.ts';

/**
 * Why coins sent to an address of a valid format are lost: it was mistyped (`badChecksum`), anyone can take them because
 * Bitcoin does not use its SegWit version yet (`unusedWitness`), or nobody has its private key (`burn`).
 */
export type AddressHazard = 'badChecksum' | 'unusedWitness' | 'burn';

/** Zeros only, and zeros followed by dEaD. */
const BURN = /^0x0{36}(?:0{4}|dead)$/i;

/**
 * Why coins should not be sent to an address, although it has the format of its coin; undefined where nothing is known
 * against it.
 *
 * @param address of the coin's format (see `parseAddressFormat`)
 * @see BIP 141 (2015-12-21): outputs of undefined witness versions can be spent by anyone
 * @example addressHazard('0x000000000000000000000000000000000000dEaD', 'ETH') // 'burn'
 */
export function addressHazard(address: string, coin: WalletCoin): AddressHazard | undefined {
  const { status, type } = addressChecksum(address, coin);
  if (BURN.test(address)) return 'burn';
  if (status === 'failed') return 'badChecksum';
  return type === 'unknownWitness' ? 'unusedWitness' : undefined;
}
