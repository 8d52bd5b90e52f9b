import { type KimchiPremium, kimchiPremium } from './kimchiPremium.ts';

/** The premium of one coin on one basis, with the rate it was computed with. */
export type PremiumBasis = KimchiPremium & { readonly exchangeRate: number };

/** A flag for the domestic and one for the overseas price. */
export type PriceMarks = { readonly krw: boolean; readonly usd: boolean };

/** The domestic and overseas figures of one coin. */
export type CoinQuote = {
  readonly coin: string;
  readonly krwPrice: number;
  readonly usdPrice: number;
  /** Names of the services, such as `upbit`. */
  readonly sources: { readonly krw: string; readonly usd: string };
  /** Milliseconds since 1970. */
  readonly timestamp: { readonly krw: number; readonly usd: number };
  /** Whether a service has not updated its figure for long. */
  readonly stale: PriceMarks;
  /** Whether no second service has confirmed it yet. */
  readonly unconfirmed: PriceMarks;
  /** Whether a second service differs from it: from a confirmed one for ten minutes. */
  readonly contradicted: PriceMarks;
  /** Against the official exchange rate. */
  readonly official: PremiumBasis;
  /** Against the price of tether of the same domestic source; `undefined` where that is not known or doubtful. */
  readonly usdt: PremiumBasis | undefined;
};

/** All figures of the premium page, from whichever source. */
export type PremiumQuotes = {
  /** Bitcoin first; never empty. */
  readonly coins: readonly [CoinQuote, ...CoinQuote[]];
  readonly rate: {
    readonly source: string;
    readonly timestamp: number;
    readonly stale: boolean;
    readonly unconfirmed: boolean;
    readonly contradicted: boolean;
  };
};

/**
 * The premium of a coin against a rate; `undefined` where a figure is invalid.
 *
 * @example
 * premiumBasis(105_000_000, 70_000, 1400)
 * // { usdEquivalent: 98000000, percentage: 7.14, absolute: 7000000, exchangeRate: 1400 }
 */
export function premiumBasis(krwPrice: number, usdPrice: number, exchangeRate: number): PremiumBasis | undefined {
  const premium = kimchiPremium({ krwPrice, usdPrice, exchangeRate });
  return premium && { ...premium, exchangeRate };
}
