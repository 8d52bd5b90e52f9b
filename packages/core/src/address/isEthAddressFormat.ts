const ETH_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * Whether a text has the format of an Ethereum address: `0x` and 40 hexadecimal digits, in any case.
 *
 * Does not verify the checksum (see `addressChecksum`).
 *
 * @param text without surrounding spaces
 * @example isEthAddressFormat('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // true
 */
export function isEthAddressFormat(text: string): boolean {
  return ETH_ADDRESS.test(text);
}
