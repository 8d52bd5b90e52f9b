import { normaliseMexc } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type MexcSettings = ExchangeSettings<'UPSTREAM_MEXC_WS'>;

const PING_MS = 20_000;
const JSON_START = '{'.charCodeAt(0);
const REFUSAL = 'Not Subscribed';

/** Control frames are JSON, trades are protobuf; no protobuf frame of theirs begins with a brace. */
function read(bytes: Buffer): Frame {
  if (bytes[0] !== JSON_START) return { kind: 'data', message: bytes };
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['msg'] === 'PONG') return { kind: 'heartbeat' };
  const { code, msg } = message;
  // A refusal has the code of success.
  const isRefusal = (typeof code === 'number' && code !== 0) || String(msg).startsWith(REFUSAL);
  return isRefusal ? { kind: 'refused', reason: `${code} ${msg}` } : { kind: 'control' };
}

/** MEXC spot. */
export function mexc(settings: MexcSettings): TradeUpstream {
  const symbols = settings.SYMBOLS.map((coin) => `${coin}USDT`);
  const subscription = (symbol: string) =>
    JSON.stringify({ method: 'SUBSCRIPTION', params: [`spot@public.aggre.deals.v3.api.pb@100ms@${symbol}`] });
  return {
    name: 'mexc',
    symbols: new Set(symbols),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: `${settings.UPSTREAM_MEXC_WS}/ws`,
      subscribe: symbols.map(subscription),
      pairs: { names: symbols, subscription },
      keepAlive: { everyMs: PING_MS, text: () => '{"method":"PING"}' },
      read,
      normalise: normaliseMexc,
    }),
  };
}
