import * as z from 'zod/mini';
import { MAX_RECENT_TRADES } from '../feed/index.ts';

const positive = z.number().check(z.positive());
/** Milliseconds since 1970. */
const moment = z.int().check(z.positive());
const exchange = z.string();

const tradeFields = {
  exchange,
  /** The exchange's name of the pair. */
  symbol: z.string(),
  /** Unique for one exchange and symbol. */
  id: z.string(),
  /** In US dollars, or a stablecoin of it. */
  price: positive,
  /** In coins. */
  volume: positive,
  volume_usd: positive,
  /** The taker's side. */
  side: z.enum(['BUY', 'SELL']),
  timestamp: moment,
};

/** The messages on `/ws` by their `type`: every message is text with one JSON object. Other types may be added. */
export const feedMessageShapes = {
  /** The first message. */
  hello: z.object({
    type: z.literal('hello'),
    /** The minimum value in US dollars of the trades that follow. */
    min_usd: positive,
    /** The exchanges that the server connects to; none if live data is turned off. */
    exchanges: z.array(exchange),
    /** Whether the trades are simulated. */
    simulated: z.boolean(),
  }),
  /** Sent after `hello`, and when an exchange is lost or found or a gap remains. */
  status: z.object({
    type: z.literal('status'),
    exchanges: z.record(exchange, z.enum(['connecting', 'live', 'down'])),
    /** Periods of the last hour whose trades are missing, oldest first. */
    gaps: z.optional(z.array(z.object({ exchange, from: moment, to: moment }))),
  }),
  /** Sent every 15 seconds by default. */
  heartbeat: z.object({ type: z.literal('heartbeat'), time: moment }),
  /** Sent after each `hello` and its `status`, unless it is too large: the newest trades of the last hour, in order. */
  recent_trades: z.object({
    type: z.literal('recent_trades'),
    /** No trade that was published since then is missing from the list. */
    since: moment,
    /** The time of the server. */
    time: moment,
    trades: z.array(z.object(tradeFields)).check(z.maxLength(MAX_RECENT_TRADES)),
  }),
  real_time_trade: z.object({ type: z.literal('real_time_trade'), ...tradeFields }),
} as const;
