import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
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
import type { TradeUpstream } from './upstream.ts';

/** Every exchange the server can speak to, by the name `EXCHANGES` uses. */
export const EXCHANGES: ReadonlyMap<string, (config: Config, log: Log, clock: Clock) => TradeUpstream> = new Map([
  ['binance', binance],
  ['binance-spot', binanceSpot],
  ['bybit', bybit],
  ['okx', okx],
  ['coinbase', coinbase],
  ['coinbase-advanced', coinbaseAdvanced],
  ['kraken', kraken],
  ['bitfinex', bitfinex],
  ['kucoin', kucoin],
  ['huobi', htx],
  ['gate', gate],
  ['mexc', mexc],
]);
