/** A chain whose name or ticker may stand before an address. */
type NamedChain = 'BCH' | 'BSV' | 'LTC' | 'DOGE' | 'DASH' | 'ZEC' | 'TRX' | 'XRP' | 'otherChain';

/** Names, also as a scheme (`litecoin:`), a host or a part of a path (`/bitcoin-cash/`), and tickers as words. */
const NAMES: readonly (readonly [NamedChain, RegExp])[] = [
  ['BCH', /bitcoin[-_ ]?cash|(?<![a-z\d])bch(?![a-z\d])|bchblock|비트코인\s?캐시|(?<![가-힣])비캐/iu],
  [
    'BSV',
    /bitcoin[-_ ]?sv|bitcoin[-_ ]satoshi|(?<![a-z\d])bsv(?![a-z\d])|whatsonchain|비트코인\s?(?:에스브이|사토시\s?비전)/iu,
  ],
  ['LTC', /litecoin|(?<![a-z\d])ltc(?![a-z\d])|라이트\s?코인/iu],
  ['DOGE', /dogec|(?<![a-z\d])doge(?![a-z\d])|(?<![가-힣])도지(?:코인|(?![가-힣]))/iu],
  ['DASH', /(?<![a-z\d])dash(?![a-z\d])|대시\s?코인/iu],
  ['ZEC', /zcash|(?<![a-z\d])zec(?![a-z\d])|지캐시|제트캐시/iu],
  ['TRX', /(?<![a-z\d])(?:tron|trx|trc-?20)(?![a-z\d])|tronscan|(?<![가-힣])트론/iu],
  ['XRP', /(?<![a-z\d])(?:ripple|xrp)(?![a-z\d])|xrpscan|(?<![가-힣])리플\s?(?:주소|코인|지갑)/iu],
  [
    'otherChain',
    /(?<![a-z\d])(?:e-?cash|xec|btg|bcd|xbc|dgb|vtc|grs|nmc|ppc|kmd|qtum|rvn|xmr|zil)(?![a-z\d])|bitcoin[-_ ]?(?:gold|diamond)|digibyte|(?:vert|groestl|name|peer|raven|mona|feather|via)coin|monero|solana|cardano|zilliqa|이캐시|솔라나|에이다/iu,
  ],
  // Explorers of these, and any other scheme but labels.
  ['otherChain', /(?<![a-z\d])(?:bch|bsv|ltc|btg|bcd|xec|dash|doge|zec|dgb|vtc)(?:explorer|block|scan|chain|test)/iu],
  [
    'otherChain',
    /^(?!(?:bitcoin|btc|xbt|addr|address|to|wallet|recipient|deposit|pay|send|legacy):)[a-z\d-]{2,20}:[13][1-9A-HJ-NP-Za-km-z]{25}/iu,
  ],
];

/** What these say is a note for the recipient, or the amount. */
const QUERY = /^((?:bitcoin|ethereum):[^?]{0,200})\?.*$/isu;
/** Bitcoin beside another chain. */
const BITCOIN =
  /(?<![a-z\d])btc(?![a-z\d])|(?<![a-z\d])bitcoin(?![-_ ]?(?:cash|sv|satoshi|gold|diamond))|비트코인(?!\s?(?:캐시|에스브이|사토시\s?비전))/iu;
/** An address in base 58, which Bitcoin shares with chains that split off or were copied from it. */
const SHARED_FORMAT = /(?<![0-9A-Za-z])[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![0-9A-Za-z])/u;

/**
 * The chain that a text with an address names beside it, other than Bitcoin and the chains of Ethereum: the same
 * characters are an address there as well, and coins sent on the wrong chain are lost.
 *
 * Chains such as Polygon and BNB Smart Chain are not among them, because the key of an account is the same there.
 */
export function namedChain(text: string): NamedChain | undefined {
  const place = text.replace(QUERY, '$1');
  return NAMES.find(([, name]) => name.test(place))?.[0];
}

/** The chain of an address in the format of Bitcoin, where the text names that one alone: `litecoin:3…`. */
export function chainOfSharedFormat(text: string): NamedChain | undefined {
  if (!SHARED_FORMAT.test(text)) return undefined;
  const isSentence = /\s/u.test(text);
  return isSentence && BITCOIN.test(text) ? undefined : namedChain(text);
}
