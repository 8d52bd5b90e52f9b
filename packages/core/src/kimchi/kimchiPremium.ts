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

type PremiumFigures = { readonly domestic: Exact; readonly overseas: Exact };

/** Both prices in won; `undefined` where a figure is not a positive number. */
function figuresOf({ krwPrice, usdPrice, exchangeRate }: PremiumInput): PremiumFigures | undefined {
  const [domestic, overseas, rate] = [exactOf(krwPrice), exactOf(usdPrice), exactOf(exchangeRate)];
  if (domestic === undefined || overseas === undefined || rate === undefined) return undefined;
  return { domestic, overseas: overseas.mul(rate) };
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
export function kimchiPremium(input: PremiumInput): KimchiPremium | undefined {
  const figures = figuresOf(input);
  if (figures === undefined) return undefined;
  const { domestic, overseas } = figures;
  const premium = {
    usdEquivalent: shown(overseas, 2),
    percentage: shown(domestic.div(overseas).sub(1).mul(100), PERCENTAGE_PLACES),
    absolute: shown(domestic.sub(overseas), 0),
  };
  return Object.values(premium).every(Number.isFinite) ? premium : undefined;
}

/** The figures of a premium in won, not rounded: a cheap coin costs less than a won. */
export type PremiumInWon = {
  /** The overseas price. */
  readonly equivalent: number;
  /** Domestic minus overseas price. */
  readonly difference: number;
};

/**
 * The overseas price and the difference in won with all their decimals, for figures to be shown with as many as the
 * price has. {@link kimchiPremium} rounds them.
 *
 * A price or rate that is not a positive number gives `undefined`, and so do figures beyond the range of a number.
 *
 * @example premiumInWon({ krwPrice: 870.2, usdPrice: 0.6, exchangeRate: 1450 }) // { equivalent: 870, difference: 0.2 }
 */
export function premiumInWon(input: PremiumInput): PremiumInWon | undefined {
  const figures = figuresOf(input);
  if (figures === undefined) return undefined;
  const { domestic, overseas } = figures;
  const inWon = { equivalent: overseas.toNumber(), difference: domestic.sub(overseas).toNumber() };
  return Object.values(inWon).every(Number.isFinite) ? inWon : undefined;
}
