import type { Trade } from '@toolbox/core/feed';
import { normaliseBinance, normaliseBinanceSpot } from '@toolbox/core/feed/exchanges';
import { isRecord, readPositive } from '@toolbox/core/validate';
import { fetchUpstreamJson, UpstreamError } from '../../rest/fetchText.ts';
import { mergeBackfills, type PairBackfill } from '../mergeBackfills.ts';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type BinanceSettings = ExchangeSettings<
  'UPSTREAM_BINANCE_FUTURES_REST' | 'UPSTREAM_BINANCE_SPOT_WS' | 'UPSTREAM_BINANCE_WS'
>;

const REFILL_PAGE = 1000;
/** A request by time may span an hour at most. */
const WINDOW_MS = 3_500_000;
/** The pages of all pairs together: a page has a weight of 20, and the limit is 2,400 per minute. */
const REFILL_PAGES = 100;
const REFILL = { timeoutMs: 5000, maxBytes: 1024 * 1024, errorStatus: 400 };
/** The code of a pair that it does not list. */
const INVALID_SYMBOL = -1121;

function eventOf(message: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isRecord(message['data']) ? message['data'] : message;
}

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  const event = eventOf(message);
  if (event['e'] === 'serverShutdown') return { kind: 'leaving', reason: 'server shutdown' };
  if (event['e'] !== undefined) return { kind: 'data', message };
  return 'code' in message ? { kind: 'refused', reason: `error ${message['code']}` } : { kind: 'control' };
}

/** `E` is the time of the event, which is sent at once; `T` is that of the trade. */
function sentAt(message: unknown): number | undefined {
  return isRecord(message) ? readPositive(eventOf(message)['E']) : undefined;
}

function streamUrl(base: string, coins: readonly string[]): string {
  return `${base}/stream?streams=${coins.map((coin) => `${coin.toLowerCase()}usdt@aggTrade`).join('/')}`;
}

/**
 * Binance USDⓈ-M futures. Aggregate trades live on the routed `/market` path; the old path connects but stays silent
 * (since 2026-04-23), which only the silence timeout detects.
 */
export function binance(settings: BinanceSettings): TradeUpstream {
  return {
    name: 'binance',
    symbols: new Set(settings.SYMBOLS.map((coin) => `${coin}USDT`)),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: streamUrl(`${settings.UPSTREAM_BINANCE_WS}/market`, settings.SYMBOLS),
      subscribe: [],
      read,
      normalise: normaliseBinance,
      sentAt,
    }),
    backfill: async (sinceMs, untilMs) => {
      // Each pair has one page; those that need more share the rest.
      let pagesLeft = REFILL_PAGES - settings.SYMBOLS.length;
      const takePage = () => {
        pagesLeft -= 1;
        return pagesLeft >= 0;
      };
      return mergeBackfills(
        await Promise.all(
          settings.SYMBOLS.map((coin) => backfillOf(settings, `${coin}USDT`, [sinceMs, untilMs], takePage)),
        ),
      );
    },
  };
}

/**
 * Pages forward by trade number from the time of the loss, so that there are no holes between pages.
 *
 * @param takePage whether one more page may be read
 * @throws UpstreamError also for an error that is sent with status 200, such as -1003 for too many requests
 */
async function backfillOf(
  settings: BinanceSettings,
  symbol: string,
  [sinceMs, untilMs]: readonly [sinceMs: number, untilMs: number],
  takePage: () => boolean,
): Promise<PairBackfill> {
  const trades: Trade[] = [];
  let windowEnd = Math.floor(sinceMs);
  let nextId: number | undefined;
  do {
    const range = nextId === undefined ? `startTime=${windowEnd}&endTime=${windowEnd + WINDOW_MS}` : `fromId=${nextId}`;
    if (nextId === undefined) windowEnd += WINDOW_MS;
    const url = `${settings.UPSTREAM_BINANCE_FUTURES_REST}/fapi/v1/aggTrades?symbol=${symbol}&limit=${REFILL_PAGE}&${range}`;
    const body = await fetchUpstreamJson(url, REFILL);
    if (isRecord(body) && body['code'] === INVALID_SYMBOL) return { items: trades };
    if (!Array.isArray(body)) throw new UpstreamError(200, 'no list of trades');
    const items = body.filter(isRecord);
    trades.push(...items.flatMap((item) => normaliseBinance({ ...item, e: 'aggTrade', s: symbol })));
    const last = items.at(-1)?.['a'];
    if (items.length > 0 && typeof last !== 'number') return { items: trades };
    // The loss may be longer than a window; by number, the trades go on after any pause.
    const isWhole = nextId !== undefined || windowEnd >= untilMs;
    if (items.length < REFILL_PAGE && isWhole) return { items: trades };
    if (typeof last === 'number') nextId = last + 1;
  } while (takePage());
  return { items: trades, missing: { from: trades.at(-1)?.timestamp ?? sinceMs, to: Number.POSITIVE_INFINITY } };
}

/** Binance spot, from the host that serves market data only. */
export function binanceSpot(settings: BinanceSettings): TradeUpstream {
  return {
    name: 'binance-spot',
    symbols: new Set(settings.SYMBOLS.map((coin) => `${coin}USDT`)),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: streamUrl(settings.UPSTREAM_BINANCE_SPOT_WS, settings.SYMBOLS),
      subscribe: [],
      read,
      normalise: normaliseBinanceSpot,
      sentAt,
    }),
  };
}
