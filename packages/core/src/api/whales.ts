import * as z from 'zod/mini';
import { WHALE_TYPES } from '../whale/index.ts';
import { CHAIN_STATES, CHANNEL_STATES } from '../whale/sources/index.ts';
import { simulated } from './errors.ts';

/** ISO 8601, UTC. */
const time = z.iso.datetime();
const count = z.int().check(z.gte(0));
const dollars = z.number().check(z.gte(0));
const risk = z.enum(['extreme', 'high', 'medium', 'low']);

/** `GET /api/crypto/whale-alert`: the confirmed transfers of the last six hours, newest first. */
export const whaleAlertShape = z.object({
  simulated,
  transactions: z.array(
    z.object({
      id: z.string(),
      coin: z.string(),
      amount: z.number(),
      /** In millions of US dollars. */
      value: dollars,
      usdValue: dollars,
      /** Whether the value is computed with a fixed price, because the server knew none. */
      estimated: z.optional(z.boolean()),
      from: z.string(),
      to: z.string(),
      fromLabel: z.optional(z.string()),
      toLabel: z.optional(z.string()),
      timestamp: time,
      txHash: z.string(),
      type: z.string(),
    }),
  ),
  /** When the chain was last read; `null` until it has been read once. */
  last_scan_time: z.nullable(time),
  total_count: count,
  stale: z.boolean(),
  state: z.enum(CHAIN_STATES),
});

const meta = z.object({
  /** Whether the server follows a channel at all. */
  enabled: z.boolean(),
  source: z.nullable(z.enum(['telegram', 'whale-alert'])),
  fetched_at: z.nullable(time),
  stale: z.boolean(),
  state: z.nullable(z.enum(CHANNEL_STATES)),
});

const ofChannel = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ simulated, success: z.literal(true), data, meta });

/** `GET /api/telegram-whale/transactions`: newest first. */
export const telegramTransactionsShape = ofChannel(
  z.array(
    z.object({
      id: z.string(),
      type: z.enum(WHALE_TYPES),
      token: z.string(),
      amount: z.number(),
      usd_value: dollars,
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      blockchain: z.nullable(z.string()),
      tx_hash: z.nullable(z.string()),
      tx_url: z.nullable(z.string()),
      message_url: z.string(),
      timestamp: time,
      risk,
    }),
  ),
);

/** `GET /api/telegram-whale/statistics`: counts and sums of the last hours, in US dollars. */
export const telegramStatisticsShape = ofChannel(
  z.object({
    window_hours: count,
    total_transactions: count,
    total_usd_value: dollars,
    largest_usd_value: dollars,
    by_type: z.partialRecord(z.enum(WHALE_TYPES), count),
    by_token: z.array(z.object({ token: z.string(), count, usd_value: dollars })),
    by_risk: z.record(risk, count),
    exchange_inflow_usd: dollars,
    exchange_outflow_usd: dollars,
    last_update: z.nullable(time),
  }),
);
