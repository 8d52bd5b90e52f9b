import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import { addressChecksum } from '../checksums/addressChecksum.ts';
import { isBtcAddressFormat } from '../isBtcAddressFormat.ts';
import { isEthAddressFormat } from '../isEthAddressFormat.ts';
import { isWavesAddress } from '../isWavesAddress.ts';
import type { WalletAddress, WalletCoin } from '../parseAddressFormat.ts';
import { withoutSpaces } from '../withoutSpaces.ts';
import { decodedLink } from './decodedLink.ts';
import { ethereumRole } from './ethereumRole.ts';
import { guessCoin } from './guessCoin.ts';
import { guessHash } from './guessHash.ts';
import { namedChain } from './namedChain.ts';
import { OTHER_NAME } from './otherName.ts';

/** An address between other characters, as in `ethereum:0x…`, `bitcoin:bc1…?amount=1` and links to explorers. */
const INSIDE =
  /(?<![0-9A-Za-z])(?:0x[0-9a-fA-F]{40}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[bB][cC]1[0-9A-Za-z]{39,59})(?![0-9A-Za-z])/gu;
/**
 * A run of letters and digits that is as long as an address. If it is neither an address nor a hash, it may be the
 * recipient's address, damaged. Addresses of Sui, Aptos and NEAR are as long as a hash, so words of the text decide.
 */
const LONG_RUN = /(?<![0-9A-Za-z])(?=[A-Za-z]*\d)[0-9A-Za-z]{25,}/gu;
const HASH = /^(?:0x)?[0-9a-f]{64}$/iu;
/** An address with dots in place of its middle: 0x5290…9EE7. */
const SHORTENED = /(?<![0-9A-Za-z])([0-9A-Za-z]{3,22})(?:\.{2,6}|…|⋯)([0-9A-Za-z]{3,20})(?![0-9A-Za-z])/gu;
/**
 * The query of a payment link after its recipient, which may have a Lightning invoice for the same payment, and that of
 * an explorer's link after the account of the page. Neither names another recipient.
 */
const QUERY = /^(bitcoin:[^?]{0,200})\?.*$|(?<=\/address\/\w{25,62})\?(?!\S*(?:to|address|recipient|receiver)=)\S+/isu;
/** A name for an address. */
const ENS_NAME = /(?<![\w-])[\w-]{3,64}\.eth(?![0-9A-Za-z])/iu;
const BARE_ETH = /^[0-9a-fA-F]{40}$/u;
/** A required parameter (`req-`): a wallet that does not know it must reject the whole link (BIP 21). */
const REQUIRED = /^bitcoin:[^?]{0,200}\?(?:.{0,2000}&)?req-/isu;
/** A prefix that only Bitcoin has, whichever chain the text names. */
const WITNESS = /^bc1/iu;

function coinOf(address: string): WalletCoin | undefined {
  if (isEthAddressFormat(address)) return 'ETH';
  return isBtcAddressFormat(address) && !isWavesAddress(address) ? 'BTC' : undefined;
}

/** A copied prefix with a letter in place of its digit. */
function withPrefix(text: string): string {
  return text.replace(/^[0OoОо][xXхХ×]/u, '0x').replace(/^bc[lI|]/iu, 'bc1');
}

/** A SegWit address in lowercase, because phone keyboards capitalize its first letter. */
function inLowerCase(address: string): string {
  return WITNESS.test(address) ? address.toLowerCase() : address;
}

/** A run as an address: with its `0x`, or in lowercase. */
function repaired(run: string): string | undefined {
  const named = withPrefix(run);
  const ways = [run, named, inLowerCase(named)];
  if (BARE_ETH.test(run)) ways.push(`0x${run}`);
  return ways.find((way) => coinOf(way) !== undefined);
}

/**
 * A whole text as an address, without the spaces in it. If its first part alone is an address, the rest may be a word,
 * so the checksum decides.
 */
function asAddress(text: string): string | undefined {
  const joined = withoutSpaces(text);
  const address = repaired(joined);
  const coin = address && coinOf(address);
  const [first = ''] = plainCharacters(text).split(/\s/u, 1);
  if (!address || !coin || first === joined || repaired(first) === undefined) return address;
  return addressChecksum(address, coin).status === 'passed' ? address : undefined;
}

/**
 * Whether a text may name a recipient beside an address: a damaged address, a shortened one, or that of another coin.
 */
function mayNameAnother(text: string, address: string): boolean {
  const [whole, runs] = [address.toLowerCase(), text.replace(QUERY, '$1').toLowerCase()];
  const isTransaction = guessHash(runs) === 'transaction';
  // Words have dots between them too, but no digits.
  const isHarmless = ([shortened, start = '', end = '']: RegExpExecArray) =>
    !/\d/u.test(shortened) || (whole.startsWith(start) && whole.endsWith(end));
  return (
    runs.match(LONG_RUN)?.some((run) => run !== whole && !(isTransaction && HASH.test(run))) === true ||
    !Array.from(runs.matchAll(SHORTENED)).every(isHarmless)
  );
}

/** The only address in a text that names no other recipient. */
function onlyAddress(text: string): string | undefined {
  if (guessCoin(text) === 'several' || REQUIRED.test(text)) return undefined;
  if (ENS_NAME.test(text) || OTHER_NAME.test(text)) return undefined;
  const inside = new Set(text.match(INSIDE)?.map(inLowerCase));
  const [address, ...others] = inside;
  if (address === undefined || others.length > 0 || mayNameAnother(text, address)) return undefined;
  if (address.startsWith('0x') && ethereumRole(text) !== 'account') return undefined;
  return WITNESS.test(address) || namedChain(text) === undefined ? address : undefined;
}

/**
 * The address that a text rejected by `parseAddressFormat` may mean, with its coin; to be offered, never taken without
 * asking, because it decides where money goes. Undefined where there is none, or more than one.
 *
 * - An address of the other coin; one with spaces or invisible characters inside; an Ethereum address without `0x` or
 *   with a letter in its place; a SegWit address with capitals.
 * - The only address in a payment link, a link to an explorer, or a sentence. None where a name, an address of another
 *   coin, a damaged or a shortened one is beside it, because that may be the recipient. A contract is never offered (in
 *   a link, only an address that its path or its site shows to be of an account is offered), nor is an address of a
 *   chain that the link or the text names and that has the same format, as in `bitcoincash:1…` and `litecoin:3…`.
 * - Its checksum is not verified (see `parseWalletAddress`): one that fails should not be offered.
 *
 * @example addressReading('ethereum:0x52908400098527886E0F7030069857D2E4169EE7')?.coin // 'ETH'
 */
export function addressReading(text: string): WalletAddress | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const address = asAddress(text) ?? onlyAddress(decodedLink(plainCharacters(text)));
  const coin = address === undefined ? undefined : coinOf(address);
  return address === undefined || coin === undefined ? undefined : { address, coin };
}
