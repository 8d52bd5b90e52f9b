import { normaliseKraken } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type KrakenSettings = ExchangeSettings<'UPSTREAM_KRAKEN_WS'>;

/** A heartbeat comes every second when nothing else does. */
const STALE_MS = 5000;

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['channel'] === 'trade') return { kind: 'data', message };
  if (message['channel'] === 'heartbeat') return { kind: 'heartbeat' };
  return message['success'] === false ? { kind: 'refused', reason: String(message['error']) } : { kind: 'control' };
}

/** Kraken, WebSocket v2. */
export function kraken(settings: KrakenSettings): TradeUpstream {
  const symbols = settings.SYMBOLS.map((coin) => `${coin}/USD`);
  const subscription = (symbol: string) =>
    JSON.stringify({ method: 'subscribe', params: { channel: 'trade', symbol: [symbol], snapshot: false } });
  return {
    name: 'kraken',
    symbols: new Set(symbols),
    staleMs: Math.min(settings.STALE_MS, STALE_MS),
    prepare: async () => ({
      url: `${settings.UPSTREAM_KRAKEN_WS}/v2`,
      subscribe: symbols.map(subscription),
      pairs: { names: symbols, subscription },
      read,
      normalise: normaliseKraken,
    }),
  };
}
