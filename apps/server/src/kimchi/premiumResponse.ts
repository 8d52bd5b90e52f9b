import type { KrwMarket } from '@toolbox/core/kimchi';

/** The missing figure, without which there is no premium. */
export type MissingFigure = 'KRW_PRICE' | 'USD_PRICE' | 'FX';

export class PremiumError extends Error {
  override readonly name = 'PremiumError';
  readonly missing: MissingFigure;

  constructor(missing: MissingFigure) {
    super(missing);
    this.missing = missing;
  }
}

export type Basis = {
  readonly exchange_rate: number;
  readonly usd_equivalent: number;
  readonly premium_percentage: number;
  readonly premium_absolute: number;
};

export type CoinPremium = {
  readonly coin: string;
  readonly krw_price: number;
  readonly usd_price: number;
  readonly official: Basis;
  readonly usdt: Basis | null;
  readonly sources: { readonly krw: string; readonly usd: string };
  readonly timestamp: { readonly krw: number; readonly usd: number };
  readonly stale: { readonly krw: boolean; readonly usd: boolean };
  readonly unconfirmed: { readonly krw: boolean; readonly usd: boolean };
  readonly contradicted: { readonly krw: boolean; readonly usd: boolean };
};

/** The response of `/api/crypto/kimchi-premium`: the figures of bitcoin at the top level, the other coins in a list. */
export type PremiumResponse = Basis & {
  readonly krw_price: number;
  readonly usd_price: number;
  readonly sources: { readonly krw: string; readonly usd: string; readonly exchange: string };
  readonly timestamp: { readonly krw: number; readonly usd: number; readonly exchange: number };
  /** Stale figures: the source did not respond in time, or its timestamp is old. */
  readonly stale: { readonly krw: boolean; readonly usd: boolean; readonly exchange: boolean };
  /** Figures that no second source has confirmed yet. */
  readonly unconfirmed: { readonly krw: boolean; readonly usd: boolean; readonly exchange: boolean };
  /** Unconfirmed figures from which the current figure of another source differs. */
  readonly contradicted: { readonly krw: boolean; readonly usd: boolean; readonly exchange: boolean };
  readonly usdt: Basis | null;
  readonly coins: readonly CoinPremium[];
};

/** Returns the premium of one domestic market; by default of the first one that responds. */
export type ReadPremium = (market?: KrwMarket) => Promise<PremiumResponse>;
