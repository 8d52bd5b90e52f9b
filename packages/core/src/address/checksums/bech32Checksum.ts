import { bech32, bech32m } from '@scure/base';
import type { AddressChecksum, AddressNetwork, AddressType } from './checksum.ts';

const NETWORKS: ReadonlyMap<string, AddressNetwork> = new Map([
  ['bc', 'mainnet'],
  ['tb', 'testnet'],
  ['bcrt', 'regtest'],
]);

/** The character that stands for witness version 0, the only one whose checksum is bech32 instead of bech32m. */
const VERSION_0 = 'q';
const MAX_WITNESS_VERSION = 16;
const MIN_PROGRAM_BYTES = 2;
const MAX_PROGRAM_BYTES = 40;
const KEY_HASH_BYTES = 20;
const SCRIPT_HASH_BYTES = 32;
const TAPROOT_BYTES = 32;

function witnessType(version: number, bytes: number): AddressType | undefined {
  if (version > MAX_WITNESS_VERSION || bytes < MIN_PROGRAM_BYTES || bytes > MAX_PROGRAM_BYTES) return undefined;
  if (version === 0) {
    if (bytes === KEY_HASH_BYTES) return 'P2WPKH';
    return bytes === SCRIPT_HASH_BYTES ? 'P2WSH' : undefined;
  }
  return version === 1 && bytes === TAPROOT_BYTES ? 'P2TR' : 'unknownWitness';
}

/**
 * Verifies a Bitcoin witness address by the checksum in its last six characters and by the rules for its witness
 * program.
 *
 * - Version 0 must carry a bech32 checksum and 20 or 32 bytes; versions 1 to 16 a bech32m checksum and 2 to 40 bytes.
 * - All uppercase passes, mixed case fails.
 *
 * @see BIP 173 (2017-03-20) and BIP 350 (2020-12-16), read 2026-11-20
 * @example bech32Checksum('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4').status // 'passed'
 */
export function bech32Checksum(address: string): AddressChecksum {
  const versionCharacter = address.charAt(address.lastIndexOf('1') + 1).toLowerCase();
  const scheme = versionCharacter === VERSION_0 ? 'bech32' : 'bech32m';
  const codec = scheme === 'bech32' ? bech32 : bech32m;
  const decoded = codec.decodeUnsafe(address);
  const [version = Number.NaN, ...program] = decoded ? decoded.words : [];
  const bytes = codec.fromWordsUnsafe(program);
  const network = decoded ? NETWORKS.get(decoded.prefix) : undefined;
  const type = bytes ? witnessType(version, bytes.length) : undefined;
  if (network === undefined || type === undefined) {
    return { status: 'failed', scheme, type: 'unknown', network: 'unknown' };
  }
  return { status: 'passed', scheme, type, network };
}
