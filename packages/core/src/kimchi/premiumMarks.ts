import type { PremiumQuotes } from './premiumQuotes.ts';

/**
 * Whether a figure that a premium is computed from is outdated, not confirmed by a second service, or contradicted by
 * one.
 */
export type PremiumMarks = { readonly stale: boolean; readonly unconfirmed: boolean; readonly contradicted: boolean };

/** Which premium, and which of its figures are not the received ones. */
export type PremiumMarksOptions = {
  readonly coin: string;
  readonly basis: 'official' | 'usdt';
  /** The figures that were typed instead; the others were received. */
  readonly typed?: { readonly krw: boolean; readonly usd: boolean; readonly rate: boolean };
};

const NONE_TYPED = { krw: false, usd: false, rate: false };

/**
 * The marks of the received figures that a premium is computed from. The official rate is not used on the basis of
 * tether, whose price comes with the domestic price; a typed figure replaces a received one.
 *
 * @example
 * const quote = (price: number) => ({ price, timestamp: undefined });
 * const krw = { source: 'upbit', quotes: new Map([['BTC', quote(105_000_000)]]) };
 * const usd = { source: 'binance', quotes: new Map([['BTC', quote(70_000)]]) };
 * const rate = { source: 'naver', quote: quote(1400) };
 * const quotes = combineQuotes({ krw, usd, rate }, 1_790_000_000_000);
 * quotes && premiumMarks(quotes, { coin: 'BTC', basis: 'official' })
 * // { stale: false, unconfirmed: true, contradicted: false }
 */
export function premiumMarks(
  { coins, rate }: PremiumQuotes,
  { coin, basis, typed = NONE_TYPED }: PremiumMarksOptions,
): PremiumMarks {
  const quote = coins.find((each) => each.coin === coin);
  const usesRate = basis === 'official' && !typed.rate;
  const usesKrw = !typed.krw || (basis === 'usdt' && !typed.rate);
  const isMarked = (mark: keyof PremiumMarks) =>
    (usesKrw && quote?.[mark].krw === true) || (!typed.usd && quote?.[mark].usd === true) || (usesRate && rate[mark]);
  return { stale: isMarked('stale'), unconfirmed: isMarked('unconfirmed'), contradicted: isMarked('contradicted') };
}
