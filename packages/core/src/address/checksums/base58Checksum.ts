import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { MAX_ADDRESS_LENGTH } from '../parseAddressFormat.ts';
import type { AddressChecksum } from './checksum.ts';

const base58check = createBase58check(sha256);

/** One version byte and a 20-byte hash. */
const PAYLOAD_BYTES = 21;

/** Version bytes of Bitcoin addresses (chain parameters of Bitcoin Core 30, read 2026-11-20). */
const VERSIONS: ReadonlyMap<number, Pick<AddressChecksum, 'type' | 'network'>> = new Map([
  [0x00, { type: 'P2PKH', network: 'mainnet' }],
  [0x05, { type: 'P2SH', network: 'mainnet' }],
  [0x6f, { type: 'P2PKH', network: 'testnet' }],
  [0xc4, { type: 'P2SH', network: 'testnet' }],
]);

function decode(address: string): Uint8Array | undefined {
  if (address.length > MAX_ADDRESS_LENGTH) return undefined;
  try {
    return base58check.decode(address);
  } catch {
    // The library throws for an invalid character as well as for a wrong checksum; both mean "not verified".
    return undefined;
  }
}

/**
 * Verifies a legacy Bitcoin address by the double SHA-256 checksum in its last four bytes.
 *
 * A correct checksum of anything but a Bitcoin address (a private key, another coin) is `failed` too: nobody must pay
 * to it.
 *
 * @see BIP 13 (2011-10-18, read 2026-11-20)
 * @example base58Checksum('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2').type // 'P2PKH'
 */
export function base58Checksum(address: string): AddressChecksum {
  const scheme = 'base58check';
  const payload = decode(address);
  const known = payload?.length === PAYLOAD_BYTES ? VERSIONS.get(payload[0] as number) : undefined;
  if (known === undefined) return { status: 'failed', scheme, type: 'unknown', network: 'unknown' };
  return { status: 'passed', scheme, ...known };
}
