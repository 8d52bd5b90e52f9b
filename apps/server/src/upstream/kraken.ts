import { normaliseKraken } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from './readJson.ts';
import type { Settings } from './settings.ts';
import type { Frame, TradeUpstream } from './upstream.ts';

type Config = Settings<'UPSTREAM_KRAKEN_WS'>;

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
export function kraken(config: Config): TradeUpstream {
  const params = { channel: 'trade', symbol: config.SYMBOLS.map((coin) => `${coin}/USD`), snapshot: false };
  return {
    name: 'kraken',
    symbols: new Set(config.SYMBOLS.map((coin) => `${coin}/USD`)),
    staleMs: Math.min(config.STALE_MS, STALE_MS),
    prepare: async () => ({
      url: `${config.UPSTREAM_KRAKEN_WS}/v2`,
      subscribe: [JSON.stringify({ method: 'subscribe', params })],
      read,
      normalise: normaliseKraken,
    }),
  };
}
