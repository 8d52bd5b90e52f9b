import type { ChecksumScheme } from '@toolbox/core/address';

/** The names of the standards, the same in every language. */
export const CHECKSUM_SCHEMES: Readonly<Record<ChecksumScheme, string>> = {
  eip55: 'EIP-55',
  base58check: 'Base58Check',
  bech32: 'Bech32',
  bech32m: 'Bech32m',
};
