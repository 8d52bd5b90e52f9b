import { type CoinQuote, type PremiumQuotes, premiumBasis } from './premiumQuotes.ts';
import type { PriceQuote } from './priceQuote.ts';
import { OLD_PRICE_MS, OLD_RATE_MS } from './quoteAges.ts';

/** The quotes of one service, by coin. */
export type Quoted = { readonly source: string; readonly quotes: ReadonlyMap<string, PriceQuote> };

/** The quotes of both markets and the exchange rate, each with its source. */
export type QuotesToCombine = {
  /** In won, including tether where the service has it. */
  readonly krw: Quoted;
  /** In US dollars. */
  readonly usd: Quoted;
  readonly rate: { readonly source: string; readonly quote: PriceQuote };
};

const TETHER = 'USDT';

/**
 * Combines the responses of the public services, as our own server does: bitcoin first, then the coins that both
 * sides have. Only one service of each kind was asked, so nothing is confirmed.
 *
 * The newest timestamp of a price counts as the present, because a user's clock may be wrong. Prices and rates whose
 * timestamps are too old compared with it are stale; a stale tether price is left out if the domestic price is current.
 * A service whose prices all stand still is therefore recognized only beside another service with newer prices.
 *
 * @param now milliseconds since 1970, used only if no price has a time
 * @returns `undefined` without bitcoin
 * @example
 * const krw = { source: 'upbit', quotes: new Map([['BTC', { price: 105_000_000, timestamp: undefined }]]) };
 * const usd = { source: 'binance', quotes: new Map([['BTC', { price: 70_000, timestamp: undefined }]]) };
 * const rate = { source: 'naver', quote: { price: 1400, timestamp: undefined } };
 * combineQuotes({ krw, usd, rate }, 1_790_000_000_000)?.coins[0].official
 * // { usdEquivalent: 98000000, percentage: 7.14, absolute: 7000000, exchangeRate: 1400 }
 */
export function combineQuotes({ krw, usd, rate }: QuotesToCombine, now: number): PremiumQuotes | undefined {
  const stated = [...krw.quotes.values(), ...usd.quotes.values()].flatMap(({ timestamp }) => timestamp ?? []);
  const present = stated.length > 0 ? Math.max(...stated) : now;
  const isOld = ({ timestamp = present }: PriceQuote, oldMs: number) => present - timestamp > oldMs;
  const tether = krw.quotes.get(TETHER);
  const quotes = [...krw.quotes].flatMap(([coin, domestic]): readonly CoinQuote[] => {
    const overseas = usd.quotes.get(coin);
    if (overseas === undefined || coin === TETHER) return [];
    const official = premiumBasis(domestic.price, overseas.price, rate.quote.price);
    if (official === undefined) return [];
    // The marks of the premium against tether are those of the domestic price.
    const usable = tether && (!isOld(tether, OLD_PRICE_MS) || isOld(domestic, OLD_PRICE_MS)) ? tether : undefined;
    return [
      {
        coin,
        krwPrice: domestic.price,
        usdPrice: overseas.price,
        sources: { krw: krw.source, usd: usd.source },
        timestamp: { krw: domestic.timestamp ?? present, usd: overseas.timestamp ?? present },
        stale: { krw: isOld(domestic, OLD_PRICE_MS), usd: isOld(overseas, OLD_PRICE_MS) },
        unconfirmed: { krw: true, usd: true },
        contradicted: { krw: false, usd: false },
        official,
        usdt: usable && premiumBasis(domestic.price, overseas.price, usable.price),
      },
    ];
  });
  const bitcoin = quotes.find(({ coin }) => coin === 'BTC');
  if (bitcoin === undefined) return undefined;
  return {
    coins: [bitcoin, ...quotes.filter((quote) => quote !== bitcoin)],
    rate: {
      source: rate.source,
      timestamp: rate.quote.timestamp ?? present,
      stale: isOld(rate.quote, OLD_RATE_MS),
      unconfirmed: true,
      contradicted: false,
    },
  };
}
