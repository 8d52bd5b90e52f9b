import { isRecord, normaliseBybit } from '@toolbox/core/feed';
import type { Config } from '../config.ts';
import { fetchJson } from '../rest/fetchText.ts';
import type { Exchange, Frame } from './exchange.ts';
import { readJson } from './readJson.ts';

const PING_MS = 20_000;
const REFILL_LIMIT = 1000;

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['topic'] !== undefined) return { kind: 'data', message };
  return message['success'] === false ? { kind: 'refused', reason: String(message['ret_msg']) } : { kind: 'control' };
}

/** Bybit v5, linear contracts. */
export function bybit(config: Config): Exchange {
  return {
    name: 'bybit',
    staleMs: config.STALE_MS,
    prepare: async () => ({
      url: `${config.UPSTREAM_BYBIT_WS}/v5/public/linear`,
      greeting: [JSON.stringify({ op: 'subscribe', args: config.SYMBOLS.map((coin) => `publicTrade.${coin}USDT`) })],
      keepAlive: { everyMs: PING_MS, text: () => '{"op":"ping"}' },
      read,
      normalise: normaliseBybit,
    }),
    missed: async () => {
      const found = await Promise.all(config.SYMBOLS.map((coin) => recent(config, `${coin}USDT`)));
      return found.flat();
    },
  };
}

/** The REST interface names the fields of the same trades in full. */
async function recent(config: Config, symbol: string) {
  const url = `${config.UPSTREAM_BYBIT_REST}/v5/market/recent-trade?category=linear&symbol=${symbol}&limit=${REFILL_LIMIT}`;
  const body = await fetchJson(url, { timeoutMs: 5000, maxBytes: 1024 * 1024 });
  const list = isRecord(body) && isRecord(body['result']) ? body['result']['list'] : undefined;
  const data = (Array.isArray(list) ? list.filter(isRecord) : []).map((item) => ({
    s: item['symbol'],
    i: item['execId'],
    p: item['price'],
    v: item['size'],
    S: item['side'],
    T: Number(item['time']),
    BT: item['isBlockTrade'],
  }));
  return normaliseBybit({ topic: `publicTrade.${symbol}`, data });
}
