import { normaliseCoinbase, normaliseCoinbaseAdvanced } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type CoinbaseSettings = ExchangeSettings<'UPSTREAM_COINBASE_ADVANCED_WS' | 'UPSTREAM_COINBASE_WS'> & {
  readonly COINBASE_ADVANCED_SIDE: 'maker' | 'taker';
};

/** Coinbase Advanced Trade allows eight messages per second. */
const [ADVANCED_MESSAGES, ADVANCED_GAP_MS] = [8, 150];

/** The message says only that it failed; the reason, if there is one, names the pair. */
function reasonOf({ message, reason }: Readonly<Record<string, unknown>>): string {
  return reason === undefined ? String(message) : `${message}: ${reason}`;
}

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['type'] === 'match') return { kind: 'data', message };
  if (message['type'] === 'heartbeat') return { kind: 'heartbeat' };
  return message['type'] === 'error' ? { kind: 'refused', reason: reasonOf(message) } : { kind: 'control' };
}

/** Coinbase Exchange. The heartbeat channel distinguishes a quiet market from a dead connection. */
export function coinbase(settings: CoinbaseSettings): TradeUpstream {
  const products = settings.SYMBOLS.map((coin) => `${coin}-USD`);
  const subscription = (product: string) =>
    JSON.stringify({ type: 'subscribe', product_ids: [product], channels: ['matches', 'heartbeat'] });
  return {
    name: 'coinbase',
    symbols: new Set(products),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: settings.UPSTREAM_COINBASE_WS,
      subscribe: products.map(subscription),
      pairs: { names: products, subscription },
      read,
      normalise: normaliseCoinbase,
    }),
  };
}

function readAdvanced(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['channel'] === 'market_trades') return { kind: 'data', message };
  if (message['channel'] === 'heartbeats') return { kind: 'heartbeat' };
  return message['type'] === 'error' ? { kind: 'refused', reason: reasonOf(message) } : { kind: 'control' };
}

/** Coinbase Advanced Trade. One channel per message; without heartbeats it closes a quiet connection. */
export function coinbaseAdvanced(settings: CoinbaseSettings): TradeUpstream {
  const products = settings.SYMBOLS.map((coin) => `${coin}-USD`);
  const subscription = (product: string) =>
    JSON.stringify({ type: 'subscribe', channel: 'market_trades', product_ids: [product] });
  return {
    name: 'coinbase-advanced',
    symbols: new Set(products),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: settings.UPSTREAM_COINBASE_ADVANCED_WS,
      subscribe: [JSON.stringify({ type: 'subscribe', channel: 'heartbeats' }), ...products.map(subscription)],
      ...(products.length < ADVANCED_MESSAGES ? {} : { subscribeGapMs: ADVANCED_GAP_MS }),
      pairs: { names: products, subscription },
      read: readAdvanced,
      normalise: (message) => normaliseCoinbaseAdvanced(message, settings.COINBASE_ADVANCED_SIDE),
    }),
  };
}
