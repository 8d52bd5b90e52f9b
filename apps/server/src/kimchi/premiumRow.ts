import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';
import type { Row } from '../store/store.ts';
import type { PremiumAnswer } from './premiumAnswer.ts';

/** One minute of one coin: its premium on both bases, and its prices; rows of the oldest releases have no prices. */
export type CoinEntry = readonly [official: number, usdt: number | null, krwPrice?: number, usdPrice?: number];
export type CoinEntries = Readonly<Record<string, CoinEntry>>;
export type MarketEntries = Readonly<Partial<Record<KrwMarket, CoinEntries>>>;

/** Which market the coins at the top are of, and the coins of the others. Older rows do not say. */
type Marks = { readonly of?: KrwMarket; readonly others?: MarketEntries };

/** What a row keeps of an answer. */
export function coinEntries(answer: PremiumAnswer): CoinEntries {
  const { krw_price, usd_price, usdt: tether } = answer;
  const bitcoin = { coin: 'BTC', official: answer, usdt: tether, krw_price, usd_price };
  const entries = [bitcoin, ...answer.coins].map(
    ({ coin, official, usdt, krw_price: krw, usd_price: usd }) =>
      [coin, [official.premium_percentage, usdt?.premium_percentage ?? null, krw, usd]] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * One minute of all markets that are known; nothing where none is. The coins of the first market stand at the top, where
 * they have always stood: they are what is told to those who name no market.
 */
export function premiumRow(markets: MarketEntries, time: number): Row | undefined {
  const [first, ...rest] = KRW_MARKETS.filter((market) => markets[market] !== undefined);
  if (first === undefined) return undefined;
  const others = Object.fromEntries(rest.map((market) => [market, markets[market]]));
  return { id: String(time), time, body: { ...markets[first], of: first, others } };
}

/** What a row says of a coin: at one market, or, without one, at the first. */
export function entryOf({ body }: Row, coin: string, market: KrwMarket | undefined): CoinEntry | undefined {
  const { of, others } = body as Marks;
  const coins = market === undefined || market === of ? (body as CoinEntries) : others?.[market];
  return coins?.[coin];
}
