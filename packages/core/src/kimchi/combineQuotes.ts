import { type CoinQuote, type PremiumQuotes, premiumBasis } from './premiumQuotes.ts';
import type { Quote } from './sources/index.ts';

/** The quotes of one service, by coin. */
export type Quoted = { readonly source: string; readonly quotes: ReadonlyMap<string, Quote> };

export type QuotesToCombine = {
  /** In won, including tether where the service has it. */
  readonly krw: Quoted;
  /** In US dollars. */
  readonly usd: Quoted;
  readonly rate: { readonly source: string; readonly quote: Quote };
};

const TETHER = 'USDT';

/**
 * Combines the responses of the public services, as our own server does: bitcoin first, then the coins that both
 * sides have. Only one service of each kind was asked, so nothing is confirmed.
 *
 * @param now milliseconds since 1970, for services that return no time
 * @returns `undefined` without bitcoin
 */
export function combineQuotes({ krw, usd, rate }: QuotesToCombine, now: number): PremiumQuotes | undefined {
  const tether = krw.quotes.get(TETHER)?.price;
  const quotes = [...krw.quotes].flatMap(([coin, domestic]): readonly CoinQuote[] => {
    const overseas = usd.quotes.get(coin);
    if (overseas === undefined || coin === TETHER) return [];
    const official = premiumBasis(domestic.price, overseas.price, rate.quote.price);
    if (official === undefined) return [];
    return [
      {
        coin,
        krwPrice: domestic.price,
        usdPrice: overseas.price,
        sources: { krw: krw.source, usd: usd.source },
        timestamp: { krw: domestic.timestamp ?? now, usd: overseas.timestamp ?? now },
        stale: false,
        unconfirmed: true,
        official,
        usdt: tether === undefined ? undefined : premiumBasis(domestic.price, overseas.price, tether),
      },
    ];
  });
  const bitcoin = quotes.find(({ coin }) => coin === 'BTC');
  if (bitcoin === undefined) return undefined;
  return {
    coins: [bitcoin, ...quotes.filter((quote) => quote !== bitcoin)],
    rate: { source: rate.source, timestamp: rate.quote.timestamp ?? now, stale: false, unconfirmed: true },
  };
}
