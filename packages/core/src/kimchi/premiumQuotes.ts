import { kimchiPremium, type Premium } from './kimchiPremium.ts';

/** The premium of one coin on one basis, with the rate it was counted with. */
export type PremiumBasis = Premium & { readonly exchangeRate: number };

/** What is known of one coin at home and abroad. */
export type CoinQuote = {
  readonly coin: string;
  readonly krwPrice: number;
  readonly usdPrice: number;
  /** Names of the services, such as `upbit`. */
  readonly sources: { readonly krw: string; readonly usd: string };
  /** Milliseconds since 1970. */
  readonly timestamp: { readonly krw: number; readonly usd: number };
  /** Whether a service has not renewed its figure for long. */
  readonly stale: boolean;
  /** Whether no second service has said about the same yet. */
  readonly unconfirmed: boolean;
  /** Against the official exchange rate. */
  readonly official: PremiumBasis;
  /** Against the price of tether at home; `undefined` where that is not known. */
  readonly usdt: PremiumBasis | undefined;
};

/** All that the premium page shows, whoever was asked. */
export type PremiumQuotes = {
  /** Bitcoin first; there is always one. */
  readonly coins: readonly [CoinQuote, ...CoinQuote[]];
  readonly rate: {
    readonly source: string;
    readonly timestamp: number;
    readonly stale: boolean;
    readonly unconfirmed: boolean;
  };
};

/** The premium of a coin against a rate; `undefined` where a figure makes no sense. */
export function premiumBasis(krwPrice: number, usdPrice: number, exchangeRate: number): PremiumBasis | undefined {
  const premium = kimchiPremium({ krwPrice, usdPrice, exchangeRate });
  return premium && { ...premium, exchangeRate };
}
