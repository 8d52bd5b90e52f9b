import { base58 } from '@scure/base';
import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import { isBtcAddressFormat } from '../isBtcAddressFormat.ts';
import { isEthAddressFormat } from '../isEthAddressFormat.ts';
import { isWavesAddress } from '../isWavesAddress.ts';
import { isPrivateKey } from '../secrets/isPrivateKey.ts';
import { isSeedPhrase } from '../secrets/isSeedPhrase.ts';
import { withoutSpaces } from '../withoutSpaces.ts';
import { decodedLink } from './decodedLink.ts';
import { ethereumRole } from './ethereumRole.ts';
import { guessHash } from './guessHash.ts';
import { chainOfSharedFormat, namedChain } from './namedChain.ts';
import { OTHER_NAME } from './otherName.ts';

/**
 * What a text looks like. A ticker means an address of that coin, `otherChain` one of a chain without a ticker here;
 * `testnetBTC` an address of a Bitcoin testnet; `bareETH` an Ethereum address without its `0x`; `ensName` a name that
 * resolves to an Ethereum address; `several` a text with more than one address or name; `shortened` an address with
 * dots in place of its middle; `lightning` an invoice; `transaction` a link to a transaction, or a hash with a label
 * that says so; `contract` an Ethereum address that a link or a text presents as a contract; `hashOrKey` 32 or 64 bytes
 * in hexadecimal or 64 in base 58, also among words, a transaction or a private key; `extendedPublicKey` what shows all
 * transactions of a wallet (xpub); `privateKey` a private key and `seedPhrase` the words that restore a wallet, which
 * should never be pasted anywhere.
 */
export type CoinGuess =
  | 'ETH'
  | 'bareETH'
  | 'BTC'
  | 'testnetBTC'
  | 'LTC'
  | 'DOGE'
  | 'BCH'
  | 'BSV'
  | 'DASH'
  | 'ZEC'
  | 'TRX'
  | 'XRP'
  | 'XLM'
  | 'XMR'
  | 'ALGO'
  | 'DOT'
  | 'otherChain'
  | 'ADA'
  | 'TON'
  | 'ATOM'
  | 'SOL'
  | 'ensName'
  | 'several'
  | 'shortened'
  | 'lightning'
  | 'transaction'
  | 'contract'
  | 'hashOrKey'
  | 'extendedPublicKey'
  | 'privateKey'
  | 'seedPhrase';

const SOLANA_KEY_BYTES = 32;

const SOLANA_SECRET_BYTES = 64;

function isBase58(text: string, bytes: number): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,88}$/.test(text)) return false;
  return base58.decode(text).length === bytes;
}

/** 32 or 64 bytes, also in quotes. */
const HASH = /^["'`]?(?:0x)?(?:[0-9a-f]{64}|[0-9a-f]{128})["'`]?$/i;

/**
 * Formats of other chains: bech32 with another prefix, X-addresses, NEO, XDC and ICAP, Tron in hexadecimal, raw TON,
 * Substrate, Byron, Tezos, ICON, Ergo, Kaspa and the names of NEAR.
 */
const OTHER_CHAIN =
  /^(?:(?!bc1)[a-z_]{2,20}1[02-9ac-hj-np-z]{38,100}|[XT][1-9A-HJ-NP-Za-km-z]{46}|A[1-9A-HJ-NP-Za-km-z]{33}|xdc[0-9a-f]{40}|XE[0-9A-Z]{32,33}|41[0-9a-f]{40}|-?\d:[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{47,48}|(?:DdzFF|Ae2)[1-9A-HJ-NP-Za-km-z]{50,110}|(?:tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}|hx[0-9a-f]{40}|9[e-i][1-9A-HJ-NP-Za-km-z]{49}|kaspa:[qp][02-9ac-hj-np-z]{60,62}|[a-z\d_-]+(?:\.[a-z\d_-]+)*\.near)$/u;

const ETH_INSIDE = /(?<![0-9A-Za-z])0x[0-9a-f]{40}(?![0-9A-Za-z])/i;
/** Version bytes of Dogecoin; NEO and others have addresses that begin with A as well. */
const DOGE_VERSIONS: ReadonlySet<number | undefined> = new Set([0x1e, 0x16]);

/**
 * An address with dots in place of its middle. Words and years have dots between them too, so without a prefix of two
 * characters it has a digit and a letter, all of base 58.
 */
const SHORTENED =
  /^(?:(?:0[xX]|[bB][cC]1)[0-9A-Za-z]{1,20}(?:\.{2,6}|…|⋯)[0-9A-Za-z]{3,20}|(?=.*\d)(?=.*[A-Za-z])[13TrL][1-9A-HJ-NP-Za-km-z]{2,20}(?:\.{2,6}|…|⋯)[1-9A-HJ-NP-Za-km-z]{3,20})$/;

/**
 * First match wins, so narrow patterns come before wide ones. Patterns follow the coins' own documents (read
 * 2026-11-20), those of Zcash, Dash, Monero, Algorand, Polkadot and Lightning only the usual form; no checksum is
 * verified here.
 */
const SHAPES: readonly (readonly [CoinGuess, (text: string) => boolean])[] = [
  ['ETH', isEthAddressFormat],
  ['bareETH', (text) => /^[0-9a-fA-F]{40}$/.test(text)],
  ['hashOrKey', (text) => HASH.test(withoutSpaces(text))],
  ['lightning', (text) => /^(?:lightning:)?(?:ln(?:bc|tb)[a-z0-9]{50,1000}|lnurl1[a-z0-9]{40,1000})$/i.test(text)],
  // These have the format of Bitcoin as well.
  ['otherChain', isWavesAddress],
  ['BTC', (text) => isBtcAddressFormat(text) || /^BC1[A-Z0-9]{39,59}$/.test(text)],
  [
    'testnetBTC',
    (text) => /^(?:[mn2][1-9A-HJ-NP-Za-km-z]{25,34}|(?:tb|bcrt)1[a-z0-9]{11,87}|TB1[A-Z0-9]{11,87})$/.test(text),
  ],
  ['seedPhrase', isSeedPhrase],
  ['privateKey', isPrivateKey],
  ['extendedPublicKey', (text) => /^(?:[xyztuvYZUV]pub|[LM]tub|dgub|drkp)[1-9A-HJ-NP-Za-km-z]{107,108}$/.test(text)],
  ['shortened', (text) => SHORTENED.test(text)],
  ['LTC', (text) => /^(?:[LM][1-9A-HJ-NP-Za-km-z]{26,33}|ltc1[a-z0-9]{39,59})$/.test(text)],
  ['DOGE', (text) => /^[DA9][1-9A-HJ-NP-Za-km-z]{33}$/.test(text) && DOGE_VERSIONS.has(base58.decode(text)[0])],
  ['BCH', (text) => /^(?:bitcoincash:)?[qp][a-z0-9]{41}$/i.test(text)],
  ['TRX', (text) => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)],
  // A destination tag may follow.
  ['XRP', (text) => /^r[1-9A-HJ-NP-Za-km-z]{24,34}(?:(?::|\?(?:dt|to)=)\d{1,10})?$/.test(text)],
  ['XLM', (text) => /^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$/.test(text)],
  ['ZEC', (text) => /^(?:t[13][1-9A-HJ-NP-Za-km-z]{33}|zs1[a-z0-9]{75}|u1[a-z0-9]{100,500})$/.test(text)],
  ['DASH', (text) => /^[X7][1-9A-HJ-NP-Za-km-z]{33}$/.test(text)],
  ['XMR', (text) => /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/.test(text)],
  ['ALGO', (text) => /^[A-Z2-7]{58}$/.test(text)],
  ['DOT', (text) => /^1[1-9A-HJ-NP-Za-km-z]{46,47}$/.test(text)],
  ['ADA', (text) => /^addr1[a-z0-9]{53,98}$/.test(text)],
  ['TON', (text) => /^[EUk0]Q[A-Za-z0-9_+/-]{46}$/.test(text)],
  ['ATOM', (text) => /^cosmos1[a-z0-9]{38}$/.test(text)],
  ['ensName', (text) => /^[^\s.,:/]+(?:\.[^\s.,:/]+)*\.eth$/i.test(text)],
  ['otherChain', (text) => OTHER_CHAIN.test(text)],
  ['SOL', (text) => isBase58(text, SOLANA_KEY_BYTES)],
  ['hashOrKey', (text) => isBase58(text, SOLANA_SECRET_BYTES)],
];

function guessShape(text: string): CoinGuess | undefined {
  return SHAPES.find(([, fits]) => fits(text))?.[0];
}

/** What the address in a link or a text is. */
function guessInside(text: string): CoinGuess | undefined {
  if (ETH_INSIDE.test(text)) return ethereumRole(text) === 'contract' ? 'contract' : undefined;
  return chainOfSharedFormat(text);
}

/** A run of the characters of addresses and names. */
const WORD = /[\w-]+(?:\.[\w-]+)*/gu;
/** These are not recipients, or look like other things where words are around them. */
const NO_RECIPIENT: ReadonlySet<CoinGuess | undefined> = new Set([
  undefined,
  'bareETH',
  'hashOrKey',
  'privateKey',
  'seedPhrase',
]);

/** What the recipients among the words of a text are; one of Ethereum or Bitcoin may be about another chain. */
function guessWords(text: string): CoinGuess | undefined {
  const guesses = [...new Set(text.match(WORD))].map(guessShape).filter((guess) => !NO_RECIPIENT.has(guess));
  const [guess, ...others] = guesses;
  if (others.length > 0 || (guess !== undefined && OTHER_NAME.test(text))) return 'several';
  return guess === 'ETH' || guess === 'BTC' ? undefined : guess;
}

/** The recipient of a payment link, or an address with a label: `tron:T…`. */
const PAYMENT = /^[\p{L}\d+.-]{1,30}:([\w-]+)(?=$|[?/#:;&])/u;
/**
 * The account that an explorer shows, or a wallet pays to, or that is the first part of the path on sites of profiles.
 * Other parts of a path are only names.
 */
const ACCOUNT =
  /(?:\/(?:address|account|wallet|transfer)|(?<![\w.-])(?:www\.)?(?:opensea\.io|rainbow\.me|app\.zerion\.io|app\.ens\.domains))\/([\w-]+(?:\.[\w-]+)*)(?=$|[?/#:;&])/iu;

/** What the recipient in a link without spaces is. */
function guessLinked(text: string): CoinGuess | undefined {
  const [, recipient = ''] = PAYMENT.exec(text) ?? ACCOUNT.exec(text) ?? [];
  const guess = guessShape(recipient);
  if (NO_RECIPIENT.has(guess) || guess === 'ETH' || guess === 'BTC') return undefined;
  // Chains that split off from Bitcoin Cash have the same addresses.
  return guess === 'BCH' && namedChain(text) === 'otherChain' ? 'otherChain' : guess;
}

/**
 * Guesses from the format alone what a pasted text is, so that a message can say "this looks like …".
 *
 * Surrounding spaces and invisible characters are ignored, and full-width characters are read as ASCII. An address in
 * the format of Bitcoin in a link or a text that names another chain is one of that chain: `litecoin:3…`. In a text
 * with spaces or commas, the only address of another coin is one of that coin, as is the recipient of a payment link
 * (`tron:T…`) and the account of a link to an explorer. A hash without a label comes before the recipients beside it,
 * because it may be a private key. A guess is a hint and does not mean that the text is valid; `undefined` where
 * nothing matches.
 *
 * @example guessCoin('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // 'TRX'
 */
export function guessCoin(text: string): CoinGuess | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const address = text.trim();
  const plain = plainCharacters(address);
  const link = decodedLink(plain);
  // Invisible characters are often copied along with an address.
  const guess = guessShape(address) ?? guessShape(plain);
  if (guess !== undefined) return guess;
  const hash = guessHash(link);
  if (hash === 'hashOrKey') return hash;
  return guessInside(link) ?? (/[\s,]/u.test(plain) ? guessWords(plain) : guessLinked(link)) ?? hash;
}
