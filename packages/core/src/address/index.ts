/** Bitcoin and Ethereum addresses: format, checksum, kind. */
export { addressChecksum } from './addressChecksum.ts';
export { type AddressHazard, addressHazard } from './addressHazard.ts';
export { addressReading } from './addressReading.ts';
export type { AddressChecksum, AddressNetwork, AddressType, ChecksumScheme } from './checksum.ts';
export { type CoinGuess, guessCoin } from './guessCoin.ts';
export { isBtcAddressFormat } from './isBtcAddressFormat.ts';
export { isEthAddressFormat } from './isEthAddressFormat.ts';
export { isSecretGuess } from './isSecretGuess.ts';
export { MAX_ADDRESS_LENGTH, parseAddressFormat, type WalletAddress, type WalletCoin } from './parseAddressFormat.ts';
export { parseWalletAddress } from './parseWalletAddress.ts';
export { toChecksumAddress } from './toChecksumAddress.ts';
export { tokenOfContract } from './tokenOfContract.ts';
