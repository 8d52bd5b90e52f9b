import { isEthAddressFormat } from '../isEthAddressFormat.ts';
import type { AddressChecksum } from './checksum.ts';
import { toChecksumAddress } from './toChecksumAddress.ts';

/**
 * Verifies an Ethereum address by its capitalization.
 *
 * - An address of the wrong format is `failed` and of unknown type.
 * - An address without letters, or with letters of one case only that differ from the checksum, carries no checksum:
 *   `absent`.
 *
 * @see EIP-55 (2016-01-14, read 2026-11-20)
 * @example eip55Checksum('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed').status // 'passed'
 */
export function eip55Checksum(address: string): AddressChecksum {
  const scheme = 'eip55';
  if (!isEthAddressFormat(address)) return { status: 'failed', scheme, type: 'unknown', network: 'unknown' };
  const digits = address.slice(2);
  const hasCapital = digits !== digits.toLowerCase();
  const hasSmall = digits !== digits.toUpperCase();
  const matches = (hasCapital || hasSmall) && address === toChecksumAddress(address);
  const status = matches ? 'passed' : hasCapital && hasSmall ? 'failed' : 'absent';
  return { status, scheme, type: 'account', network: 'any' };
}
