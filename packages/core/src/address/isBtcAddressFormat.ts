const LEGACY = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BECH32 = /^bc1[a-z0-9]{39,59}$/;

/**
 * Whether a text has the format of a Bitcoin address on mainnet.
 *
 * - Legacy: 26 to 35 base58 characters in all, the first of them 1 or 3.
 * - Bech32: `bc1` followed by 39 to 59 lowercase letters and digits, 42 to 62 characters in all.
 * - Does not verify the checksum (see `addressChecksum`); an uppercase bech32 address does not match.
 *
 * @param text without surrounding spaces
 * @example isBtcAddressFormat('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2') // true
 */
export function isBtcAddressFormat(text: string): boolean {
  return LEGACY.test(text) || BECH32.test(text);
}
