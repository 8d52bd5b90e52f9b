import { KRW_MARKETS, type KrwMarket, type PremiumCoin } from '@toolbox/core/kimchi';
import type { Row } from '../store/store.ts';
import type { CoinEntries, CoinEntry, MarketEntries } from '../store/storedBodies.ts';
import type { PremiumResponse } from './premiumResponse.ts';

/** Percent. The premium has never been near either limit; beyond them, a price or a rate was wrong. */
const PLAUSIBLE_PREMIUM = { minimum: -50, maximum: 100 };

function isPlausiblePremium(percentage: number): boolean {
  return percentage >= PLAUSIBLE_PREMIUM.minimum && percentage <= PLAUSIBLE_PREMIUM.maximum;
}

/** The part of a response that is stored in a row. */
export function coinEntries(response: PremiumResponse): CoinEntries {
  const { krw_price, usd_price, usdt: tether } = response;
  const bitcoin = { coin: 'BTC', official: response, usdt: tether, krw_price, usd_price };
  const entries = [bitcoin, ...response.coins].map(
    ({ coin, official, usdt, krw_price: krw, usd_price: usd }) =>
      [coin, [official.premium_percentage, usdt?.premium_percentage ?? null, krw, usd]] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * One minute of all known markets; undefined if there are none. The coins of the first market are at the top level,
 * as in the old format: they are the default without a market.
 */
export function premiumRow(markets: MarketEntries, time: number): Row<'premium'> | undefined {
  const [first, ...rest] = KRW_MARKETS.filter((market) => markets[market] !== undefined);
  if (first === undefined) return undefined;
  const others = Object.fromEntries(rest.map((market) => [market, markets[market]]));
  return { id: String(time), time, body: { ...markets[first], of: first, others } };
}

/** The markets of a row; rows of the oldest releases do not say whose they are, and have none. */
export function marketsOf({ body: { of, others = {}, ...coins } }: Row<'premium'>): MarketEntries {
  return of === undefined ? {} : { ...others, [of]: coins };
}

/** The plausible entry of a coin in a row: at one market, or by default at the first. */
export function entryOf(
  { body }: Row<'premium'>,
  coin: PremiumCoin,
  market: KrwMarket | undefined,
): CoinEntry | undefined {
  const coins = market === undefined || market === body.of ? body : body.others?.[market];
  const entry = coins?.[coin];
  if (entry === undefined || !isPlausiblePremium(entry[0])) return undefined;
  const [official, usdt, ...prices] = entry;
  return [official, usdt !== null && isPlausiblePremium(usdt) ? usdt : null, ...prices];
}
