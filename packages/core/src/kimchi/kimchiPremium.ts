import { type Exact, exact, roundExact } from '../exact/index.ts';

/** A price in won, a price in US dollars, and the won for one dollar. */
export type PremiumInput = {
  /** Domestic price of one coin, in won. */
  readonly krwPrice: number;
  /** Overseas price of one coin, in US dollars. */
  readonly usdPrice: number;
  /** Won for one US dollar, or for one tether on that basis. */
  readonly exchangeRate: number;
};

/** How far a Korean price is above the price abroad: in percent and in won. */
export type KimchiPremium = {
  /** The overseas price in won, two decimals. */
  readonly usdEquivalent: number;
  /** Percent, two decimals, half up. */
  readonly percentage: number;
  /** Domestic minus overseas price in whole won. */
  readonly absolute: number;
};

export const PERCENTAGE_PLACES = 2;

function exactOf(value: number): Exact | undefined {
  return value > 0 && value < Number.POSITIVE_INFINITY ? exact(value) : undefined;
}

function shown(value: Exact, places: number): number {
  return roundExact(value, places).toNumber();
}

/**
 * (domestic price / (overseas price × exchange rate) − 1) × 100%, computed exactly from the sources' decimals, each
 * figure rounded once.
 *
 * A price or rate that is not a positive number gives `undefined`, and so do figures beyond the range of a number.
 *
 * @example kimchiPremium({ krwPrice: 105_000_000, usdPrice: 70_000, exchangeRate: 1_400 })
 * // { usdEquivalent: 98_000_000, percentage: 7.14, absolute: 7_000_000 }
 */
export function kimchiPremium({ krwPrice, usdPrice, exchangeRate }: PremiumInput): KimchiPremium | undefined {
  const [domestic, overseas, rate] = [exactOf(krwPrice), exactOf(usdPrice), exactOf(exchangeRate)];
  if (domestic === undefined || overseas === undefined || rate === undefined) return undefined;
  const equivalent = overseas.mul(rate);
  const premium = {
    usdEquivalent: shown(equivalent, 2),
    percentage: shown(domestic.div(equivalent).sub(1).mul(100), PERCENTAGE_PLACES),
    absolute: shown(domestic.sub(equivalent), 0),
  };
  return Object.values(premium).every(Number.isFinite) ? premium : undefined;
}
