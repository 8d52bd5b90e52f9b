import { fail, ok, type Result } from '../result/index.ts';
import { isBtcAddressFormat } from './isBtcAddressFormat.ts';
import { isEthAddressFormat } from './isEthAddressFormat.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Nothing but spaces. */
    'address.blank': Readonly<Record<never, never>>;
    /** Longer than any address of the supported coins. */
    'address.tooLong': { readonly max: number; readonly length: number };
    /** Not `0x` and 40 hexadecimal digits. */
    'address.badEth': { readonly digits: number };
    /** Neither base58 that starts with 1 or 3 nor bech32 that starts with bc1. */
    'address.badBtc': Readonly<Record<never, never>>;
    /** A bech32 address in upper case, as in QR codes; `lower` is the same address as it should be typed. */
    'address.upperCaseBech32': { readonly lower: string };
    /** The validator knows Ethereum and Bitcoin only. */
    'address.unsupportedCoin': { readonly coin: string };
  }
}

/** A coin whose addresses are checked. */
export type WalletCoin = 'ETH' | 'BTC';
/** An address without the white space around it, and its coin. */
export type WalletAddress = { readonly address: string; readonly coin: WalletCoin };

/** Longer text is refused unread, in characters. */
export const MAX_ADDRESS_LENGTH = 100;
const ETH_HEX_DIGITS = 40;

/**
 * Parses a wallet address by the format of its coin alone.
 *
 * - Surrounding spaces are dropped; nothing else is changed or truncated.
 * - Failures, first match wins: `address.unsupportedCoin`, `address.blank`, `address.tooLong` (more than
 *   {@link MAX_ADDRESS_LENGTH} characters), `address.upperCaseBech32`, then the coin's own.
 * - The checksum is not verified (see `parseWalletAddress`).
 *
 * @param coin `ETH` or `BTC`
 * @example parseAddressFormat(' 0x52908400098527886E0F7030069857D2E4169EE7 ', 'ETH').ok // true
 */
export function parseAddressFormat(text: string, coin: string): Result<WalletAddress> {
  if (coin !== 'ETH' && coin !== 'BTC') return fail('address.unsupportedCoin', { coin });
  const address = text.trim();
  const length = [...address].length;
  if (length === 0) return fail('address.blank', {});
  if (length > MAX_ADDRESS_LENGTH) return fail('address.tooLong', { max: MAX_ADDRESS_LENGTH, length });
  if (coin === 'ETH') {
    return isEthAddressFormat(address) ? ok({ address, coin }) : fail('address.badEth', { digits: ETH_HEX_DIGITS });
  }
  if (isBtcAddressFormat(address)) return ok({ address, coin });
  const lower = address.toLowerCase();
  const isUpperCase = address === address.toUpperCase() && lower.startsWith('bc1') && isBtcAddressFormat(lower);
  return isUpperCase ? fail('address.upperCaseBech32', { lower }) : fail('address.badBtc', {});
}
