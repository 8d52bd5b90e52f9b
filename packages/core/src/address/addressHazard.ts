import { addressChecksum } from './checksums/addressChecksum.ts';
import { withCapitals } from './checksums/toChecksumAddress.ts';
import { isWavesAddress } from './isWavesAddress.ts';
import type { WalletCoin } from './parseAddressFormat.ts';
import { tokenOfContract } from './tokenOfContract.ts';

/**
 * Why coins sent to an address of a valid format are lost: it was mistyped (`badChecksum`), anyone can take them
 * because Bitcoin does not use its SegWit version yet (`unusedWitness`), nobody has its private key (`burn`), it is the
 * contract of a known token (`tokenContract`, see `tokenOfContract`), its capitals are those of Rootstock instead of
 * Ethereum (`rootstock`), or it is an address of Waves instead of Bitcoin (`waves`).
 */
export type AddressHazard = 'badChecksum' | 'unusedWitness' | 'burn' | 'tokenContract' | 'rootstock' | 'waves';

/**
 * Addresses that no private key produces: zeros with a few other digits, such as 0x…dEaD and the precompiled contracts;
 * a single repeated digit, such as the placeholder for ether; and two jokes.
 */
const ETHEREUM_BURN = /0{20}|^0x(?:([\da-f])\1{39}|(?:dead){10}|dead0{16}(?:42069){4})$/i;
/**
 * Text in place of a hash: 14 equal characters in a row, as of zeros (1 or q) or fillers (X), hardly ever occur in a
 * hash. P2SH addresses of such texts cannot be recognized.
 */
const BITCOIN_BURN = /([\da-z])\1{13}|^31h1vYVSYuKP6AhS86fbRdMw9XHieotbST$|^1BitcoinEaterAddressDontSend/i;

/** EIP-1191 puts the number of the chain before the digits, 31 on the testnet. */
function isRootstock(address: string, coin: WalletCoin): boolean {
  return coin === 'ETH' && ['300x', '310x'].some((prefix) => withCapitals(address, prefix) === address);
}

/**
 * Why coins should not be sent to an address, although it has the format of its coin; undefined if no hazard is known.
 *
 * @param address of the coin's format (see `parseAddressFormat`)
 * @see BIP 141 (2015-12-21): outputs of undefined witness versions can be spent by anyone
 * @see EIP-1191 (read 2026-11-25)
 * @example addressHazard('0x000000000000000000000000000000000000dEaD', 'ETH') // 'burn'
 */
export function addressHazard(address: string, coin: WalletCoin): AddressHazard | undefined {
  if (coin === 'ETH') {
    if (ETHEREUM_BURN.test(address)) return 'burn';
    if (tokenOfContract(address) !== undefined) return 'tokenContract';
  }
  const { status, type } = addressChecksum(address, coin);
  if (status === 'failed') {
    if (isRootstock(address, coin)) return 'rootstock';
    return coin === 'BTC' && isWavesAddress(address) ? 'waves' : 'badChecksum';
  }
  if (type === 'unknownWitness') return 'unusedWitness';
  return coin === 'BTC' && BITCOIN_BURN.test(address) ? 'burn' : undefined;
}
