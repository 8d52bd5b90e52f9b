import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const CAPITAL_FROM = 8;

/** The capitals of an address whose hash is of the digits after a prefix, which some chains have (EIP-1191). */
export function withCapitals(address: string, prefix: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(prefix + digits)));
  let checked = '0x';
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charAt(index);
    checked += Number.parseInt(hash.charAt(index), 16) >= CAPITAL_FROM ? digit.toUpperCase() : digit;
  }
  return checked;
}

/**
 * Writes an Ethereum address with its checksum, which is encoded in the capitalization.
 *
 * A letter becomes uppercase where the same digit of the Keccak-256 hash of the lowercase address is 8 or more.
 *
 * @param address an address of the right format (see `isEthAddressFormat`), in any case
 * @see EIP-55 (2016-01-14, read 2026-11-20)
 * @example
 * toChecksumAddress('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359')
 * // '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
 */
export function toChecksumAddress(address: string): string {
  return withCapitals(address, '');
}
