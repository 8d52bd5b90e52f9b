/** A chain whose name or ticker may stand before an address. */
type NamedChain = 'BCH' | 'BSV' | 'LTC' | 'DOGE' | 'DASH' | 'ZEC' | 'TRX' | 'XRP' | 'otherChain';

/** Names, also as a scheme (`litecoin:`), a host or a part of a path (`/bitcoin-cash/`), and tickers as words. */
const NAMES: readonly (readonly [NamedChain, RegExp])[] = [
  ['BCH', /bitcoin[-_ ]?cash|(?<![a-z\d])bch(?![a-z\d])|bchblock|비트코인\s?캐[시쉬]|(?<![가-힣])비캐/iu],
  [
    'BSV',
    /bitcoin[-_ ]?sv|bitcoin[-_ ]satoshi|(?<![a-z\d])bsv(?![a-z\d])|whatsonchain|비트코인\s?(?:sv|에스브이|사토시\s?비전)|비에스브이/iu,
  ],
  ['LTC', /litecoin|(?<![a-z\d])ltc(?![a-z\d])|라이트\s?코인/iu],
  ['DOGE', /dogec|(?<![a-z\d])doge(?![a-z\d])|(?<![가-힣])도지(?:코인|(?![가-힣]))/iu],
  ['DASH', /(?<![a-z\d])dash(?![a-z\d])|대시\s?코인/iu],
  ['ZEC', /zcash|(?<![a-z\d])zec(?![a-z\d])|지캐시|제트캐시/iu],
  ['TRX', /(?<![a-z\d])(?:tron|trx|trc-?20)(?![a-z\d])|tronscan|(?<![가-힣])트론/iu],
  ['XRP', /(?<![a-z\d])(?:ripple|xrp)(?![a-z\d])|xrpscan|(?<![가-힣])리플\s?(?:주소|코인|지갑)/iu],
  [
    'otherChain',
    /(?<![a-z\d])(?:e-?cash|xec|btg|bcd|xbc|dgb|vtc|grs|nmc|ppc|kmd|qtum|rvn|xmr|zil)(?![a-z\d])|bitcoin[-_ ]?(?:gold|diamond)|digibyte|(?:vert|groestl|name|peer|raven|mona|feather|via)coin|monero|solana|cardano|zilliqa|비트코인\s?(?:골드|다이아)|이캐시|솔라나|에이다|디지바이트|(?:모나|베르트|버트)코인/iu,
  ],
  // Explorers of these.
  ['otherChain', /(?<![a-z\d])(?:bch|bsv|ltc|btg|bcd|xec|dash|doge|zec|dgb|vtc)(?:explorer|block|scan|chain|test)/iu],
  // Schemes of other chains, and those that read like a coin. Any other word before the colon is a label.
  [
    'otherChain',
    /(?<![a-z\d])(?:eth|ethereum|lightning|stellar|kaspa|algorand|polkadot|tezos|[a-z\d-]{0,20}(?:(?<!bit)coin|cash|(?<!block)chain)):[13][1-9A-HJ-NP-Za-km-z]{25}/iu,
  ],
];

/**
 * In a sentence, the names of chains that have addresses in base 58 which begin like those of Bitcoin. Addresses of
 * Dogecoin, Dash, Zcash, Tron and XRP begin with other characters, so that their names beside one are about something
 * else: `dash board`.
 */
const FORKS: readonly (readonly [NamedChain, RegExp])[] = [
  ...NAMES.filter(([chain]) => chain === 'BCH' || chain === 'BSV'),
  [
    'otherChain',
    /(?<![a-z\d])(?:e-?cash|xec|bcd|xbc)(?![a-z\d])|bitcoin[-_ ]?(?:gold|diamond)|비트코인\s?(?:골드|다이아)|이캐시/iu,
  ],
];
/**
 * In a sentence, the names of chains that have addresses of scripts like those of Bitcoin, `3…`: {@link FORKS}, and
 * chains whose addresses of keys begin differently.
 */
const SCRIPT_CHAINS: readonly (readonly [NamedChain, RegExp])[] = [
  ...FORKS,
  ...NAMES.filter(([chain]) => chain === 'LTC'),
  [
    'otherChain',
    /(?<![a-z\d])(?:btg|dgb|vtc|grs)(?![a-z\d])|digibyte|(?:vert|groestl|mona|feather)coin|디지바이트|(?:모나|베르트|버트)코인/iu,
  ],
];

/** A payment link of Bitcoin or Ethereum with its query, which has an amount and a note, not the name of a chain. */
const QUERY = /^((?:bitcoin|ethereum):[^?]{0,200})\?.*$/isu;
/** Bitcoin beside another chain. */
const BITCOIN =
  /(?<![a-z\d])btc(?![a-z\d])|(?<![a-z\d])bitcoin(?![-_ ]?(?:cash|sv|satoshi|gold|diamond))|비트코인(?!\s?(?:캐[시쉬]|sv|에스브이|사토시\s?비전|골드|다이아))/iu;
/** An address in base 58, which Bitcoin shares with chains that split off or were copied from it. */
const SHARED_FORMAT = /(?<![0-9A-Za-z])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![0-9A-Za-z])/u;

/**
 * A link of Trust Wallet names its coin by the number of SLIP-44 (developer.trustwallet.com, read 2026-11-28); Bitcoin
 * has 0. Coins with the chains of Ethereum have other numbers than 60, so this is only for addresses in base 58.
 */
const OTHER_NUMBER = /[?&](?:coin=|asset=c)(?!0(?!\d))\d/iu;

/** These are ordinary words, or other coins of the sender. The others may be the network of a token: `USDT(TRC20)`. */
const OTHER_COINS: ReadonlySet<NamedChain> = new Set(['DOGE', 'DASH', 'ZEC', 'XRP']);
const NOT_ETHEREUM = NAMES.filter(([chain]) => !OTHER_COINS.has(chain));
const ETHEREUM = /(?<![0-9A-Za-z])0x[0-9a-f]{40}(?![0-9A-Za-z])/iu;

function firstNamed(names: typeof NAMES, text: string): NamedChain | undefined {
  return names.find(([, name]) => name.test(text))?.[0];
}

/**
 * The chain that a text with an address names beside it, other than Bitcoin and the chains of Ethereum: the same
 * characters may be an address there as well, and coins sent on the wrong chain are lost.
 *
 * Any chain counts in a label, a scheme, a host or a path that is joined to the address. Elsewhere only those count
 * that the address can be of. Chains such as Polygon and BNB Smart Chain are not among them, because the key of an
 * account is the same there.
 */
export function namedChain(text: string): NamedChain | undefined {
  const place = text.replace(QUERY, '$1');
  const joined = place.split(/\s+/u).filter((run) => SHARED_FORMAT.test(run) || ETHEREUM.test(run));
  const shared = SHARED_FORMAT.exec(place)?.[0];
  const possible = shared === undefined ? NOT_ETHEREUM : shared.startsWith('3') ? SCRIPT_CHAINS : FORKS;
  const named = firstNamed(NAMES, joined.join(' '));
  if (named === undefined && shared !== undefined && joined.some((run) => OTHER_NUMBER.test(run))) return 'otherChain';
  return named ?? firstNamed(possible, place);
}

/** The chain of an address in the format of Bitcoin, where the text names that one alone: `litecoin:3…`. */
export function chainOfSharedFormat(text: string): NamedChain | undefined {
  if (!SHARED_FORMAT.test(text)) return undefined;
  const isSentence = /\s/u.test(text);
  return isSentence && BITCOIN.test(text) ? undefined : namedChain(text);
}
