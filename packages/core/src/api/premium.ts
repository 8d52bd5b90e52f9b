import * as z from 'zod/mini';
import { PREMIUM_RANGES } from '../kimchi/history/premiumRanges.ts';
import { simulated } from './errors.ts';

const price = z.number().check(z.positive());
/** Milliseconds since 1970. */
const moment = z.number();

const basis = {
  /** Won for one US dollar, or for one tether on that basis. */
  exchange_rate: price,
  usd_equivalent: z.number(),
  /** Percent, two decimals. */
  premium_percentage: z.number(),
  /** Whole won. */
  premium_absolute: z.number(),
};

const prices = { krw_price: price, usd_price: price };
const ofPrices = <Value extends z.ZodMiniType>(value: Value) => ({ krw: value, usd: value });
const ofAll = <Value extends z.ZodMiniType>(value: Value) => z.object({ ...ofPrices(value), exchange: value });

/** `GET /api/crypto/kimchi-premium`: bitcoin at the top level, the other coins in a list. */
export const premiumShape = z.object({
  simulated,
  ...prices,
  ...basis,
  /** Names of the services, such as `upbit`. */
  sources: ofAll(z.string()),
  timestamp: ofAll(moment),
  /** Figures that their source did not deliver just now, or that are old or frozen. */
  stale: ofAll(z.boolean()),
  /** Figures that no second source has confirmed yet. */
  unconfirmed: ofAll(z.boolean()),
  /** Figures from which the current figure of another source differs: from a confirmed one for ten minutes. */
  contradicted: ofAll(z.boolean()),
  /** Against the price of tether of the same domestic source; null where that is missing, outdated or doubtful. */
  usdt: z.nullable(z.object(basis)),
  coins: z.array(
    z.object({
      coin: z.string(),
      ...prices,
      official: z.object(basis),
      usdt: z.nullable(z.object(basis)),
      sources: z.object(ofPrices(z.string())),
      timestamp: z.object(ofPrices(moment)),
      stale: z.object(ofPrices(z.boolean())),
      unconfirmed: z.object(ofPrices(z.boolean())),
      contradicted: z.object(ofPrices(z.boolean())),
    }),
  ),
});

/** How far back the history goes. */
export const premiumRangeShape = z.enum(PREMIUM_RANGES);

const statistics = z.object({
  minimum: z.number(),
  maximum: z.number(),
  mean: z.number(),
  /** How much of the time the premium was below the present one, 0 to 100. */
  percentile: z.number().check(z.gte(0), z.lte(100)),
});

/**
 * `GET /api/crypto/kimchi-premium/history`: oldest first; the statistics cover every minute, the points are a
 * thinned-out series that has the lowest and highest value of each figure.
 */
export const premiumHistoryShape = z.object({
  simulated,
  range: premiumRangeShape,
  coin: z.string(),
  points: z.array(
    z.object({
      timestamp: moment,
      official: z.number(),
      usdt: z.nullable(z.number()),
      /** Minutes recorded by the oldest releases have no prices. */
      krw_price: z.optional(z.nullable(z.number())),
      usd_price: z.optional(z.nullable(z.number())),
    }),
  ),
  statistics: z.object({ official: z.nullable(statistics), usdt: z.nullable(statistics) }),
});
