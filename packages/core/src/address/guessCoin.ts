import { base58 } from '@scure/base';
import { plainCharacters } from '../validate/plainCharacters.ts';
import { isBtcAddressFormat } from './isBtcAddressFormat.ts';
import { isEthAddressFormat } from './isEthAddressFormat.ts';
import { chainOfSharedFormat, type NamedChain } from './namedChain.ts';

/**
 * What a text looks like. A ticker means an address of that coin, `otherChain` one of a chain without a ticker here; `testnetBTC` an address of a Bitcoin test network;
 * `bareETH` an Ethereum address without its `0x`; `ensName` a name that resolves to an Ethereum address; `hashOrKey`
 * 32 bytes in hexadecimal or 64 in base 58, a transaction or a private key; `privateKey` a private key and `seedPhrase`
 * the words that restore a wallet, which should never be pasted anywhere.
 */
export type CoinGuess =
  | 'ETH'
  | 'bareETH'
  | 'BTC'
  | 'testnetBTC'
  | NamedChain
  | 'XLM'
  | 'ADA'
  | 'TON'
  | 'ATOM'
  | 'SOL'
  | 'ensName'
  | 'hashOrKey'
  | 'privateKey'
  | 'seedPhrase';

/** Longer text is a document. */
const MAX_UNITS = 2000;
const SOLANA_KEY_BYTES = 32;

const SOLANA_SECRET_BYTES = 64;

function isBase58(text: string, bytes: number): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,88}$/.test(text)) return false;
  return base58.decode(text).length === bytes;
}

/** The lengths of a phrase (BIP 39, 2013-09-10). */
const PHRASE_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);
/** A word of the lists of BIP 39. */
const PHRASE_WORD =
  /^(?:\p{Script=Latin}{3,9}|\p{Script=Hangul}{2,8}|[\p{Script=Hiragana}\p{M}]{3,14}|\p{Script=Han})$/u;
/** What stands before a secret: `seed:`. The numbers of words also end with a colon. */
const LABEL = /^[^:：]{0,40}\p{L}[:：]/u;
/** Numbers, quotes and other marks between the words of a phrase. */
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u;

/** Words may have numbers, quotes and a label, and a passphrase after them. */
function isSeedPhrase(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(LABEL, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  const isPhrase = (length: number) =>
    PHRASE_LENGTHS.has(length) && words.slice(0, length).every((word) => PHRASE_WORD.test(word));
  return isPhrase(words.length) || isPhrase(words.length - 1);
}

/** Private keys in base 58: of Bitcoin, also encrypted (BIP 38), and extended ones. A label may be before them. */
const KEY =
  /(?<![0-9A-Za-z])(?:5[1-9A-HJ-NP-Za-km-z]{50}|[KL][1-9A-HJ-NP-Za-km-z]{51}|6P[1-9A-HJ-NP-Za-km-z]{56}|[xyz]prv[1-9A-HJ-NP-Za-km-z]{107,108})(?![0-9A-Za-z])/u;
const HEX_KEY = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/iu;
const KEY_LABEL = /priv|secret|개인\s?키|비밀\s?키|프라이빗|시크릿/iu;

function isPrivateKey(text: string): boolean {
  return KEY.test(text) || (KEY_LABEL.test(text) && HEX_KEY.test(text));
}

/**
 * Formats of other chains: bech32 with another prefix, X-addresses, XDC and ICAP, Tron in hexadecimal, raw TON, Polkadot
 * and Byron.
 */
const OTHER_CHAIN =
  /^(?:(?!bc1)[a-z]{2,12}1[02-9ac-hj-np-z]{38,100}|[XT][1-9A-HJ-NP-Za-km-z]{46}|xdc[0-9a-f]{40}|XE[0-9A-Z]{32,33}|41[0-9a-f]{40}|-?\d:[0-9a-f]{64}|1[1-9A-HJ-NP-Za-km-z]{46,47}|(?:DdzFF|Ae2)[1-9A-HJ-NP-Za-km-z]{50,110}|r[1-9A-HJ-NP-Za-km-z]{24,34}\?dt=\d+)$/u;

/**
 * First match wins, so narrow patterns come before wide ones. Patterns follow the coins' own documents (read
 * 2026-11-20); no checksum is verified here.
 */
const SHAPES: readonly (readonly [CoinGuess, (text: string) => boolean])[] = [
  ['ETH', isEthAddressFormat],
  ['bareETH', (text) => /^[0-9a-fA-F]{40}$/.test(text)],
  ['hashOrKey', (text) => /^(?:0x)?[0-9a-fA-F]{64}$/.test(text)],
  ['BTC', (text) => isBtcAddressFormat(text) || /^BC1[A-Z0-9]{39,59}$/.test(text)],
  [
    'testnetBTC',
    (text) => /^(?:[mn2][1-9A-HJ-NP-Za-km-z]{25,34}|(?:tb|bcrt)1[a-z0-9]{11,87}|TB1[A-Z0-9]{11,87})$/.test(text),
  ],
  ['privateKey', isPrivateKey],
  ['seedPhrase', isSeedPhrase],
  ['LTC', (text) => /^(?:[LM][1-9A-HJ-NP-Za-km-z]{26,33}|ltc1[a-z0-9]{39,59})$/.test(text)],
  ['DOGE', (text) => /^[DA9][1-9A-HJ-NP-Za-km-z]{33}$/.test(text)],
  ['BCH', (text) => /^(?:bitcoincash:)?[qp][a-z0-9]{41}$/i.test(text)],
  ['TRX', (text) => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)],
  ['XRP', (text) => /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(text)],
  ['XLM', (text) => /^G[A-Z2-7]{55}$/.test(text)],
  ['ADA', (text) => /^addr1[a-z0-9]{53,98}$/.test(text)],
  ['TON', (text) => /^[EUk0]Q[A-Za-z0-9_-]{46}$/.test(text)],
  ['ATOM', (text) => /^cosmos1[a-z0-9]{38}$/.test(text)],
  ['ensName', (text) => /^[^\s.:/]+(?:\.[^\s.:/]+)*\.eth$/i.test(text)],
  ['otherChain', (text) => OTHER_CHAIN.test(text)],
  ['SOL', (text) => isBase58(text, SOLANA_KEY_BYTES)],
  ['hashOrKey', (text) => isBase58(text, SOLANA_SECRET_BYTES)],
];

/**
 * Guesses from the format alone what a pasted text is, so that a message can say "this looks like …".
 *
 * Surrounding spaces are ignored. An address in the format of Bitcoin in a link or a text that names another chain is one
 * of that chain: `litecoin:3…`. A guess is a hint and does not mean that the text is valid; `undefined` where nothing
 * matches.
 *
 * @example guessCoin('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // 'TRX'
 */
export function guessCoin(text: string): CoinGuess | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const address = text.trim();
  return SHAPES.find(([, fits]) => fits(address))?.[0] ?? chainOfSharedFormat(plainCharacters(address));
}
