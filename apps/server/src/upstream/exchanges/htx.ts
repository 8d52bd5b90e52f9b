import { gunzipSync } from 'node:zlib';
import { normaliseHtx } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type HtxSettings = ExchangeSettings<'UPSTREAM_HTX_WS'>;

/** It sends a ping every 5 s. */
const STALE_MS = 15_000;
const MAX_UNZIPPED_BYTES = 1024 * 1024;

function read(bytes: Buffer): Frame {
  const message = readJson(gunzipSync(bytes, { maxOutputLength: MAX_UNZIPPED_BYTES }));
  if (!isRecord(message)) return { kind: 'control' };
  const { ping } = message;
  // Only a number is sent back: a text could be of any length, because it compresses well.
  if (typeof ping === 'number') return { kind: 'heartbeat', answers: [JSON.stringify({ pong: ping })] };
  if (message['ch'] !== undefined) return { kind: 'data', message };
  return message['status'] === 'error'
    ? { kind: 'refused', reason: `${message['err-code']} ${message['err-msg']}` }
    : { kind: 'control' };
}

/** HTX spot. Every frame is gzipped; its first one may be history, which the age filter drops. */
export function htx(settings: HtxSettings): TradeUpstream {
  const symbols = settings.SYMBOLS.map((coin) => `${coin}USDT`);
  const subscription = (symbol: string) =>
    JSON.stringify({ sub: `market.${symbol.toLowerCase()}.trade.detail`, id: symbol });
  return {
    name: 'huobi',
    symbols: new Set(symbols),
    staleMs: Math.min(settings.STALE_MS, STALE_MS),
    prepare: async () => ({
      url: `${settings.UPSTREAM_HTX_WS}/ws`,
      subscribe: symbols.map(subscription),
      pairs: { names: symbols, subscription },
      read,
      normalise: normaliseHtx,
    }),
  };
}
