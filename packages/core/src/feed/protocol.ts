import type { Result } from '../result/index.ts';
import { isRecord, readPositive } from '../validate/index.ts';
import type { Trade } from './trade.ts';

/** How one exchange's connection is doing, as the server sees it. */
export type SourceState = 'connecting' | 'live' | 'down';

/** First message on `/ws`: what this server publishes. */
export type HelloMessage = {
  readonly type: 'hello';
  /** The least value in US dollars of the trades that follow. */
  readonly minUsd: number;
  readonly exchanges: readonly string[];
  /** The trades are made up, for a demonstration or a test. */
  readonly simulated: boolean;
};

/** A stretch of time of which trades of an exchange are missing for good, in milliseconds since 1970. */
export type FeedGap = { readonly exchange: string; readonly from: number; readonly to: number };

/** Sent after `hello` and whenever an exchange is lost or found, or a gap could not be filled. */
export type StatusMessage = {
  readonly type: 'status';
  readonly exchanges: Readonly<Record<string, SourceState>>;
  /** Gaps of the last hour, oldest first; left out where there is none. */
  readonly gaps?: readonly FeedGap[];
};

/** Sent every 15 seconds, so that a silent connection can be told from a quiet market. */
export type HeartbeatMessage = { readonly type: 'heartbeat'; readonly time: number };

export type TradeMessage = { readonly type: 'real_time_trade'; readonly trade: Trade };

export type FeedMessage = HelloMessage | StatusMessage | HeartbeatMessage | TradeMessage;

/** `unknownType` is to be ignored, `malformed` to be logged and ignored. */
export type FeedProblem = 'unknownType' | 'malformed';

const STATES: ReadonlySet<unknown> = new Set<SourceState>(['connecting', 'live', 'down']);

function isState(value: unknown): value is SourceState {
  return STATES.has(value);
}

/** Writes a message for `/ws`. Field names are those of the published contract. */
export function serialiseFeedMessage(message: FeedMessage): string {
  switch (message.type) {
    case 'real_time_trade': {
      const { volumeUsd, ...trade } = message.trade;
      return JSON.stringify({ type: message.type, ...trade, volume_usd: volumeUsd });
    }
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

/** Told at once, and kept by those who listen. */
export const MAX_GAPS = 20;
/** The last moment a `Date` can hold; formatting a later one throws. */
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

/** Gaps that make sense, up to {@link MAX_GAPS}. */
function parseGaps(value: unknown): readonly FeedGap[] {
  const gaps: FeedGap[] = [];
  for (const item of Array.isArray(value) ? value.slice(0, MAX_GAPS) : []) {
    if (!isRecord(item) || typeof item['exchange'] !== 'string') continue;
    const [from, to] = [parseTime(item['from']), parseTime(item['to'])];
    if (from !== undefined && to !== undefined && from < to) gaps.push({ exchange: item['exchange'], from, to });
  }
  return gaps;
}

function understand(fields: Readonly<Record<string, unknown>>): FeedMessage | FeedProblem {
  switch (fields['type']) {
    case 'real_time_trade': {
      const trade = parseTrade(fields);
      return trade === undefined ? 'malformed' : { type: 'real_time_trade', trade };
    }
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
 * Reads one message of `/ws`, trusting nothing.
 *
 * - Price, volume and value must be positive; the time may be milliseconds or an ISO text; a missing id becomes ''.
 * - The side is compared without case, and whatever is not BUY, a missing side too, is SELL.
 * - A message of a type that is not known is `unknownType`; text that is not JSON or lacks a field is `malformed`.
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
