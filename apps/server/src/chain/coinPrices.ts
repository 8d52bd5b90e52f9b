import { ETHER, TOKENS } from '@toolbox/core/whale';
import { z } from 'zod';
import { type Clock, systemClock } from '../clock.ts';
import type { Source } from '../rest/createSource.ts';
import { UpstreamError } from '../rest/fetchText.ts';
import type { Store } from '../store/store.ts';

export type CoinPrice = {
  /** US dollars per coin. */
  readonly usd: number;
  /** Whether it is a constant, because no price is known. */
  readonly isAssumed: boolean;
};

export type CoinPrices = {
  /** The price of a coin, from the freshest available source. */
  readonly priceOf: (coin: string) => Promise<CoinPrice>;
};

/** The names of the coins in the price service. */
const SERVICE_IDS: ReadonlyMap<string, string> = new Map([
  ['ETH', 'ethereum'],
  ['BTC', 'bitcoin'],
  ['LINK', 'chainlink'],
  ['PEPE', 'pepe'],
]);

export const COINGECKO_PATH = `/api/v3/simple/price?ids=${[...SERVICE_IDS.values()].join(',')}&vs_currencies=usd`;
const FALLBACKS: ReadonlyMap<string, number> = new Map(
  [ETHER, ...TOKENS].map(({ symbol, fallbackPrice }) => [symbol, fallbackPrice]),
);
const STABLECOINS: ReadonlySet<string> = new Set(['USDT', 'USDC']);
const FRESH_MS = 300_000;

/** The response of the price service; a coin without a price is omitted. */
export const coinGeckoShape = z.record(
  z.string(),
  z.object({ usd: z.number().positive() }).optional().catch(undefined),
);

/**
 * The prices of the service, by coin.
 *
 * @throws UpstreamError when there are none, as in an error that is sent with status 200
 */
export function coinGeckoPrices(body: z.output<typeof coinGeckoShape>): ReadonlyMap<string, number> {
  const prices = new Map<string, number>();
  for (const [coin, id] of SERVICE_IDS) {
    const price = body[id]?.usd;
    if (price !== undefined) prices.set(coin, price);
  }
  if (prices.size === 0) throw new UpstreamError(200, 'no price in the response');
  return prices;
}

/**
 * Prices of the coins on the chain: the last trade of our own feed if it is fresh, then the price service. If neither
 * has a fresh price, the newest known one is used, possibly that of an earlier process: even yesterday's is closer than
 * the constants, which are used only if there is none. Stablecoins are worth one dollar.
 */
export function coinPrices(
  lastPrice: (coin: string) => { readonly price: number; readonly at: number } | undefined,
  service: Source<ReadonlyMap<string, number>>,
  store: Store,
  { now, date }: Clock = systemClock,
): CoinPrices {
  const storedAt = new Map<string, number>();
  const keep = (coin: string, usd: number) => {
    if (now() - (storedAt.get(coin) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return;
    storedAt.set(coin, now());
    store.write('price', { put: [{ id: coin, time: date(), body: { usd } }] });
  };
  const storedPrice = (coin: string) => store.rows('price').find(({ id }) => id === coin)?.body.usd;
  /** The price that this process knows. */
  const currentPrice = async (coin: string) => {
    const traded = lastPrice(coin);
    if (traded !== undefined && now() - traded.at < FRESH_MS) return traded.price;
    const quoted = await service.read().catch(() => service.last());
    const price = quoted?.value.get(coin);
    const isQuoteNewer = quoted !== undefined && (traded === undefined || quoted.at >= traded.at);
    return (isQuoteNewer ? price : undefined) ?? traded?.price ?? price;
  };
  return {
    priceOf: async (coin) => {
      if (STABLECOINS.has(coin)) return { usd: 1, isAssumed: false };
      const current = await currentPrice(coin);
      if (current !== undefined) keep(coin, current);
      const known = current ?? storedPrice(coin);
      return { usd: known ?? FALLBACKS.get(coin) ?? 0, isAssumed: known === undefined };
    },
  };
}
