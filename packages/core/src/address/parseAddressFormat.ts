import { fail, ok, type Result } from '../result/index.ts';
import { toHalfWidth } from '../validate/toHalfWidth.ts';
import { isBtcAddressFormat } from './isBtcAddressFormat.ts';
import { isEthAddressFormat } from './isEthAddressFormat.ts';
import { withoutSpaces } from './withoutSpaces.ts';

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
    /** The number of digits after `0x` is close to that of an address; `found` of `digits`. */
    'address.ethLength': { readonly digits: number; readonly found: number };
    /**
     * Otherwise like an address, but with a character that no address of the coin has. Positions count from 1. Letters
     * of other scripts may look the same, so `code` names the character as well: U+0410.
     */
    'address.badCharacter': { readonly position: number; readonly character: string; readonly code: string };
    /** An address of the coin with spaces, line breaks or invisible characters inside. */
    'address.spaceInside': Readonly<Record<never, never>>;
    /** An address of the coin with full-width characters, perhaps also spaces. */
    'address.fullWidth': Readonly<Record<never, never>>;
    /** A bech32 address in uppercase, as in QR codes; `lower` is the same address as it should be typed. */
    'address.upperCaseBech32': { readonly lower: string };
    /** The validator knows Ethereum and Bitcoin only. */
    'address.unsupportedCoin': { readonly coin: string };
  }
}

/** A coin whose addresses are checked. */
export type WalletCoin = 'ETH' | 'BTC';
/** An address without the whitespace around it, and its coin. */
export type WalletAddress = { readonly address: string; readonly coin: WalletCoin };

/** The maximum length of an address, in characters; longer text is rejected without being parsed. */
export const MAX_ADDRESS_LENGTH = 100;
const HEX_PREFIX = '0x';
const ETH_HEX_DIGITS = 40;
/** Near an address: a few characters may be lost or doubled, but it is not one that is still being typed. */
const NEAR_ETH = /^[0OoОо][xхХ×].{36,44}$/u;
/** The length of an address in base58. */
const NEAR_LEGACY = /^[13].{25,34}$/u;
const NEAR_BECH32 = /^bc1.{39,59}$/u;
/** The lengths that addresses have in use, of those that their format allows. */
const USUAL_LENGTH = /^(?:.{26,34}|.{42}|.{62})$/u;
const HEX = /[0-9a-fx\s\p{Cf}]/iu;
const BASE58 = /[1-9A-HJ-NP-Za-km-z\s\p{Cf}]/u;
const BECH32 = /[0-9a-z\s\p{Cf}]/u;

function isAddressFormat(address: string, coin: WalletCoin): boolean {
  return coin === 'ETH' ? isEthAddressFormat(address) : isBtcAddressFormat(address);
}

/** Names the first character that an address cannot have at its place. */
function badCharacter(address: string, allowed: RegExp, prefix = ''): Result<never> | undefined {
  const characters = [...address];
  const index = characters.findIndex(
    (character, at) => character !== (prefix[at] ?? character) || !allowed.test(character),
  );
  const character = characters[index];
  if (character === undefined) return undefined;
  const code = `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  return fail('address.badCharacter', { position: index + 1, character, code });
}

/** What is wrong with a text that does not have the format, as precisely as its likeness to an address allows. */
function rejected(address: string, coin: WalletCoin): Result<never> {
  const joined = withoutSpaces(address);
  // A word after an address may have the letters of one, but seldom makes it as long as another. The checksum would
  // tell for certain, but weighs much in the forms that take an address.
  if (joined !== address && USUAL_LENGTH.test(joined) && isAddressFormat(joined, coin)) {
    return fail(toHalfWidth(address) === address ? 'address.spaceInside' : 'address.fullWidth', {});
  }
  if (coin === 'ETH') {
    if (!NEAR_ETH.test(joined)) return fail('address.badEth', { digits: ETH_HEX_DIGITS });
    const found = [...joined].length - HEX_PREFIX.length;
    return badCharacter(address, HEX, HEX_PREFIX) ?? fail('address.ethLength', { digits: ETH_HEX_DIGITS, found });
  }
  const lower = address.toLowerCase();
  const isUpperCase = address === address.toUpperCase() && lower.startsWith('bc1') && isBtcAddressFormat(lower);
  if (isUpperCase) return fail('address.upperCaseBech32', { lower });
  const allowed = [
    [NEAR_LEGACY, BASE58],
    [NEAR_BECH32, BECH32],
  ].find(([near]) => near?.test(joined))?.[1];
  return (allowed && badCharacter(address, allowed)) ?? fail('address.badBtc', {});
}

function isWalletCoin(coin: string): coin is WalletCoin {
  return coin === 'ETH' || coin === 'BTC';
}

/**
 * Parses a wallet address by the format of its coin alone.
 *
 * - Surrounding spaces are dropped; nothing else is changed or truncated.
 * - Failures, first match wins: `address.unsupportedCoin`, `address.blank`, `address.tooLong` (more than
 *   {@link MAX_ADDRESS_LENGTH} characters), `address.fullWidth`, `address.spaceInside`, `address.upperCaseBech32`,
 *   `address.badCharacter`, `address.ethLength`, then `address.badEth` or `address.badBtc`. See `addressReading` for
 *   what may be meant.
 * - The checksum is not verified (see `parseWalletAddress`).
 *
 * @param coin `ETH` or `BTC`
 * @example parseAddressFormat(' 0x52908400098527886E0F7030069857D2E4169EE7 ', 'ETH').ok // true
 */
export function parseAddressFormat(text: string, coin: WalletCoin | (string & {})): Result<WalletAddress> {
  if (!isWalletCoin(coin)) return fail('address.unsupportedCoin', { coin });
  const address = text.trim();
  const length = [...address].length;
  if (length === 0) return fail('address.blank', {});
  if (length > MAX_ADDRESS_LENGTH) return fail('address.tooLong', { max: MAX_ADDRESS_LENGTH, length });
  return isAddressFormat(address, coin) ? ok({ address, coin }) : rejected(address, coin);
}
