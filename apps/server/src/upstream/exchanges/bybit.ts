import { normaliseBybit } from '@toolbox/core/feed/exchanges';
import { isRecord, readPositive } from '@toolbox/core/validate';
import { fetchUpstreamJson, UpstreamError } from '../../rest/fetchText.ts';
import { mergeBackfills, type PairBackfill } from '../mergeBackfills.ts';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type BybitSettings = ExchangeSettings<'UPSTREAM_BYBIT_REST' | 'UPSTREAM_BYBIT_WS'>;

const PING_MS = 20_000;
const REFILL_LIMIT = 1000;
/** The code of a request with an invalid parameter; the message names it. */
const INVALID = 10_001;

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['topic'] !== undefined) return { kind: 'data', message };
  return message['success'] === false ? { kind: 'refused', reason: String(message['ret_msg']) } : { kind: 'control' };
}

/** Bybit v5, linear contracts. */
export function bybit(settings: BybitSettings): TradeUpstream {
  const symbols = settings.SYMBOLS.map((coin) => `${coin}USDT`);
  const subscription = (symbol: string) => JSON.stringify({ op: 'subscribe', args: [`publicTrade.${symbol}`] });
  return {
    name: 'bybit',
    symbols: new Set(symbols),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: `${settings.UPSTREAM_BYBIT_WS}/v5/public/linear`,
      subscribe: symbols.map(subscription),
      pairs: { names: symbols, subscription },
      keepAlive: { everyMs: PING_MS, text: () => '{"op":"ping"}' },
      read,
      normalise: normaliseBybit,
      sentAt: (message) => (isRecord(message) ? readPositive(message['ts']) : undefined),
    }),
    backfill: async (sinceMs) =>
      mergeBackfills(await Promise.all(settings.SYMBOLS.map((coin) => recent(settings, `${coin}USDT`, sinceMs)))),
  };
}

/**
 * The newest trades: the REST API has one page of them and no access to older ones. It uses full field names for the
 * same trades.
 *
 * @throws UpstreamError also for an error that is sent with status 200, such as 10006 for too many requests
 */
async function recent(settings: BybitSettings, symbol: string, sinceMs: number): Promise<PairBackfill> {
  const url = `${settings.UPSTREAM_BYBIT_REST}/v5/market/recent-trade?category=linear&symbol=${symbol}&limit=${REFILL_LIMIT}`;
  const body = await fetchUpstreamJson(url, { timeoutMs: 5000, maxBytes: 1024 * 1024 });
  const { retCode, retMsg, result } = isRecord(body) ? body : {};
  // A pair that it does not list has no trades, and those of the others are needed.
  if (retCode === INVALID && /symbol/i.test(String(retMsg))) return { items: [] };
  const list = isRecord(result) ? result['list'] : undefined;
  if (retCode !== 0 || !Array.isArray(list)) throw new UpstreamError(200, `no trades, code ${Number(retCode)}`);
  const data = list.filter(isRecord).map((item) => ({
    s: item['symbol'],
    i: item['execId'],
    p: item['price'],
    v: item['size'],
    S: item['side'],
    T: Number(item['time']),
    BT: item['isBlockTrade'],
  }));
  const items = normaliseBybit({ topic: `publicTrade.${symbol}`, data });
  // `items` has only trades with a valid time: an invalid one would make the missing period meaningless.
  const oldest = items.reduce((least, { timestamp }) => Math.min(least, timestamp), Number.POSITIVE_INFINITY);
  return data.length < REFILL_LIMIT || oldest < sinceMs ? { items } : { items, missing: { from: sinceMs, to: oldest } };
}
