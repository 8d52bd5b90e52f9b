/** Bitcoin and Ethereum addresses: format, checksum, kind. */

export { type AddressHazard, addressHazard } from './addressHazard.ts';
export { addressChecksum } from './checksums/addressChecksum.ts';
export type { AddressChecksum, AddressNetwork, AddressType, ChecksumScheme } from './checksums/checksum.ts';
export { toChecksumAddress } from './checksums/toChecksumAddress.ts';
export { addressReading } from './guesses/addressReading.ts';
export { type CoinGuess, guessCoin } from './guesses/guessCoin.ts';
export { isBtcAddressFormat } from './isBtcAddressFormat.ts';
export { isEthAddressFormat } from './isEthAddressFormat.ts';
export { MAX_ADDRESS_LENGTH, parseAddressFormat, type WalletAddress, type WalletCoin } from './parseAddressFormat.ts';
export { parseWalletAddress } from './parseWalletAddress.ts';
export { isSecretGuess } from './secrets/isSecretGuess.ts';
export { tokenOfContract } from './tokenOfContract.ts';
