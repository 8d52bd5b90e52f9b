export { addressChecksum } from './addressChecksum.ts';
export type { AddressChecksum, AddressNetwork, AddressType, ChecksumScheme } from './checksum.ts';
export { type CoinGuess, guessCoin } from './guessCoin.ts';
export { isBtcAddress } from './isBtcAddress.ts';
export { isEthAddress } from './isEthAddress.ts';
export { MAX_ADDRESS_LENGTH, parseWalletAddress, type WalletAddress, type WalletCoin } from './parseWalletAddress.ts';
export { toChecksumAddress } from './toChecksumAddress.ts';
