import type { Clock } from '../../clock.ts';
import type { Log } from '../../log/log.ts';
import type { TradeUpstream } from '../upstream.ts';
import { binance, binanceSpot } from './binance.ts';
import { bitfinex } from './bitfinex.ts';
import { bybit } from './bybit.ts';
import { coinbase, coinbaseAdvanced } from './coinbase.ts';
import { gate } from './gate.ts';
import { htx } from './htx.ts';
import { kraken } from './kraken.ts';
import { kucoin } from './kucoin.ts';
import { mexc } from './mexc.ts';
import { okx } from './okx.ts';

/** Every supported exchange, by its name in `EXCHANGES`. `docs/add-an-exchange.md` lists what else a new one needs. */
const exchanges = {
  binance,
  'binance-spot': binanceSpot,
  bybit,
  okx,
  coinbase,
  'coinbase-advanced': coinbaseAdvanced,
  kraken,
  bitfinex,
  kucoin,
  // The exchange is called HTX now; the specification keeps its former name in the feed.
  huobi: htx,
  gate,
  mexc,
};

export type ExchangeName = keyof typeof exchanges;

/** The settings of all of them: a union of functions infers the intersection of their parameters. */
type AllSettings = (typeof exchanges)[ExchangeName] extends (
  settings: infer All,
  log: Log,
  clock: Clock,
) => TradeUpstream
  ? All
  : never;

export const EXCHANGES: ReadonlyMap<string, (settings: AllSettings, log: Log, clock: Clock) => TradeUpstream> = new Map(
  Object.entries(exchanges),
);
