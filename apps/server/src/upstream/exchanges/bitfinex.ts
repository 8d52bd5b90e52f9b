import { normaliseBitfinex, parseBitfinexChannel } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type BitfinexSettings = ExchangeSettings<'UPSTREAM_BITFINEX_WS'>;

/** A heartbeat comes after 15 s without a trade. */
const STALE_MS = 20_000;
const RECONNECT_CODES: ReadonlySet<unknown> = new Set([20051, 20061]);

/** Bitfinex, WebSocket v2. Trades have channel numbers, which are assigned per connection. */
export function bitfinex(settings: BitfinexSettings): TradeUpstream {
  const symbols = new Set(settings.SYMBOLS.map((coin) => `${coin}USD`));
  const names = [...symbols].map((symbol) => `t${symbol}`);
  const subscription = (symbol: string) => JSON.stringify({ event: 'subscribe', channel: 'trades', symbol });
  return {
    name: 'bitfinex',
    symbols,
    staleMs: Math.min(settings.STALE_MS, STALE_MS),
    prepare: async () => {
      const channels = new Map<number, string>();
      const read = (bytes: Buffer): Frame => {
        const message = readJson(bytes);
        if (Array.isArray(message)) return message[1] === 'hb' ? { kind: 'heartbeat' } : { kind: 'data', message };
        const subscribed = parseBitfinexChannel(message);
        if (subscribed !== undefined && symbols.has(subscribed.symbol))
          channels.set(subscribed.channel, subscribed.symbol);
        if (!isRecord(message)) return { kind: 'control' };
        if (RECONNECT_CODES.has(message['code'])) return { kind: 'leaving', reason: `code ${message['code']}` };
        return message['event'] === 'error'
          ? { kind: 'refused', reason: `${message['code']} ${message['msg']} ${message['symbol']}` }
          : { kind: 'control' };
      };
      return {
        url: `${settings.UPSTREAM_BITFINEX_WS}/ws/2`,
        subscribe: names.map(subscription),
        pairs: { names, subscription },
        read,
        normalise: (message) => normaliseBitfinex(message, channels),
      };
    },
  };
}
