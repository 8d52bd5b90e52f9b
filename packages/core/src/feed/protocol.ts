import type { Result } from '../result/index.ts';
import { isRecord, readPositive } from '../validate/index.ts';
import type { Trade } from './trade.ts';

/** The state of the connection to one exchange, as the server sees it. */
export type SourceState = 'connecting' | 'live' | 'down';

/** The first message on `/ws`: what this server publishes. Sent again when that changes. */
export type HelloMessage = {
  readonly type: 'hello';
  /** The minimum value in US dollars of the trades that follow. */
  readonly minUsd: number;
  /** The exchanges that the server connects to; none if live data is turned off. */
  readonly exchanges: readonly string[];
  /** The trades are simulated, for a demo or a test. */
  readonly simulated: boolean;
};

/** A period for which trades of an exchange are permanently missing, in milliseconds since 1970. */
export type FeedGap = { readonly exchange: string; readonly from: number; readonly to: number };

/** Sent after `hello` and whenever an exchange connects or disconnects, or a gap could not be filled. */
export type StatusMessage = {
  readonly type: 'status';
  readonly exchanges: Readonly<Record<string, SourceState>>;
  /** Gaps of the last hour, oldest first; omitted where there are none. */
  readonly gaps?: readonly FeedGap[];
};

/** Sent every 15 seconds by default, so that a dead connection can be distinguished from a quiet market. */
export type HeartbeatMessage = { readonly type: 'heartbeat'; readonly time: number };

/** One trade. */
export type TradeMessage = { readonly type: 'real_time_trade'; readonly trade: Trade };

/**
 * Sent after each `hello` and its `status`, unless it is too large: the newest trades of the last hour, so that a page
 * shows what was traded before it was opened or while its connection was lost. The trades that follow are not among
 * these.
 */
export type RecentTradesMessage = {
  readonly type: 'recent_trades';
  /** No trade that was published since then is missing from the list; in milliseconds since 1970. */
  readonly since: number;
  /** The time of the server, by the same clock as `since`. */
  readonly time: number;
  /** In the order in which they were published, at most {@link MAX_RECENT_TRADES}. */
  readonly trades: readonly Trade[];
};

/** Any message on `/ws`. */
export type FeedMessage = HelloMessage | StatusMessage | HeartbeatMessage | TradeMessage | RecentTradesMessage;

/** `unknownType` is to be ignored, `malformed` to be logged and ignored. */
export type FeedProblem = 'unknownType' | 'malformed';

const STATES: ReadonlySet<unknown> = new Set<SourceState>(['connecting', 'live', 'down']);

function isState(value: unknown): value is SourceState {
  return STATES.has(value);
}

/** Trades are flat in their message, with the published name of the value. */
function wireTrade({ volumeUsd, ...trade }: Trade) {
  return { ...trade, volume_usd: volumeUsd };
}

/**
 * Serializes a message for `/ws`. Field names are those of the published contract.
 *
 * @example
 * serialiseFeedMessage({ type: 'heartbeat', time: 1_790_000_000_123 })
 * // '{"type":"heartbeat","time":1790000000123}'
 */
export function serialiseFeedMessage(message: FeedMessage): string {
  switch (message.type) {
    case 'real_time_trade':
      return JSON.stringify({ type: message.type, ...wireTrade(message.trade) });
    case 'recent_trades':
      return JSON.stringify({ ...message, trades: message.trades.map(wireTrade) });
    case 'hello':
      return JSON.stringify({
        type: message.type,
        min_usd: message.minUsd,
        exchanges: message.exchanges,
        simulated: message.simulated,
      });
    default:
      return JSON.stringify(message);
  }
}

/** Maximum number of gaps that a message holds and a client keeps. */
export const MAX_GAPS = 20;
/** Maximum number of trades in a {@link RecentTradesMessage}. */
export const MAX_RECENT_TRADES = 100;
/** The latest time that a `Date` can hold; formatting a later one throws. */
const LATEST_TIME = 8.64e15;

/** Milliseconds since 1970 from a number, its digits or an ISO text. */
function parseTime(value: unknown): number | undefined {
  const number = readPositive(value);
  if (number !== undefined) return number <= LATEST_TIME ? Math.floor(number) : undefined;
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

function parseTrade(fields: Readonly<Record<string, unknown>>): Trade | undefined {
  const { exchange, symbol, id, side } = fields;
  const price = readPositive(fields['price']);
  const volume = readPositive(fields['volume']);
  const volumeUsd = readPositive(fields['volume_usd']);
  const timestamp = parseTime(fields['timestamp']);
  if (price === undefined || volume === undefined || volumeUsd === undefined || timestamp === undefined)
    return undefined;
  if (typeof exchange !== 'string' || typeof symbol !== 'string') return undefined;
  return {
    exchange,
    symbol,
    id: typeof id === 'string' ? id : '',
    price,
    volume,
    volumeUsd,
    // The published rule: whatever is not a buy is a sell.
    side: typeof side === 'string' && side.toUpperCase() === 'BUY' ? 'BUY' : 'SELL',
    timestamp,
  };
}

/** Valid gaps, up to {@link MAX_GAPS}. */
function parseGaps(value: unknown): readonly FeedGap[] {
  const gaps: FeedGap[] = [];
  for (const item of Array.isArray(value) ? value.slice(0, MAX_GAPS) : []) {
    if (!isRecord(item) || typeof item['exchange'] !== 'string') continue;
    const [from, to] = [parseTime(item['from']), parseTime(item['to'])];
    if (from !== undefined && to !== undefined && from < to) gaps.push({ exchange: item['exchange'], from, to });
  }
  return gaps;
}

/** Valid trades, up to the newest {@link MAX_RECENT_TRADES}. */
function parseRecentTrades(fields: Readonly<Record<string, unknown>>): RecentTradesMessage | undefined {
  const { trades } = fields;
  const [since, time] = [parseTime(fields['since']), parseTime(fields['time'])];
  if (since === undefined || time === undefined || since > time || !Array.isArray(trades)) return undefined;
  const valid = trades
    .slice(-MAX_RECENT_TRADES)
    .flatMap((item: unknown) => (isRecord(item) ? (parseTrade(item) ?? []) : []));
  return { type: 'recent_trades', since, time, trades: valid };
}

function understand(fields: Readonly<Record<string, unknown>>): FeedMessage | FeedProblem {
  switch (fields['type']) {
    case 'real_time_trade': {
      const trade = parseTrade(fields);
      return trade === undefined ? 'malformed' : { type: 'real_time_trade', trade };
    }
    case 'recent_trades':
      return parseRecentTrades(fields) ?? 'malformed';
    case 'hello': {
      const { exchanges, simulated } = fields;
      const minUsd = readPositive(fields['min_usd']);
      if (minUsd === undefined || !Array.isArray(exchanges)) return 'malformed';
      const names = exchanges.filter((name) => typeof name === 'string');
      return { type: 'hello', minUsd, exchanges: names, simulated: simulated === true };
    }
    case 'status': {
      if (!isRecord(fields['exchanges'])) return 'malformed';
      const known = Object.entries(fields['exchanges']).filter((entry): entry is [string, SourceState] =>
        isState(entry[1]),
      );
      const gaps = parseGaps(fields['gaps']);
      return { type: 'status', exchanges: Object.fromEntries(known), ...(gaps.length > 0 ? { gaps } : {}) };
    }
    case 'heartbeat': {
      const time = parseTime(fields['time']);
      return time === undefined ? 'malformed' : { type: 'heartbeat', time };
    }
    default:
      return 'unknownType';
  }
}

/**
 * Parses one message of `/ws` and validates every field.
 *
 * - Price, volume and value must be positive; the time may be milliseconds or an ISO text; a missing id becomes ''.
 * - The side is compared case-insensitively, and anything but BUY, including a missing side, is SELL.
 * - Invalid trades of `recent_trades` are dropped, as are those before the newest {@link MAX_RECENT_TRADES}.
 * - A message of an unknown type is `unknownType`; text that is not JSON or lacks a field is `malformed`.
 *
 * @example
 * parseFeedMessage('{"type":"heartbeat","time":1790000000123}')
 * // { ok: true, value: { type: 'heartbeat', time: 1790000000123 } }
 */
export function parseFeedMessage(text: string): Result<FeedMessage, FeedProblem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, failure: 'malformed' };
  }
  const message = isRecord(value) ? understand(value) : 'malformed';
  return typeof message === 'string' ? { ok: false, failure: message } : { ok: true, value: message };
}
