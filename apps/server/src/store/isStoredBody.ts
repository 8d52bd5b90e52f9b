import { KRW_MARKETS } from '@toolbox/core/kimchi';
import { isMovementValue, WHALE_TYPES } from '@toolbox/core/whale';
import { z } from 'zod';
import type { Kind } from './store.ts';

const text = z.string();
const dateText = text.refine((value) => !Number.isNaN(Date.parse(value)));
const dollars = z.number().refine(isMovementValue);

const transfer = z.object({
  id: text,
  coin: text,
  amount: z.number(),
  value: z.number(),
  usdValue: dollars,
  estimated: z.boolean().optional(),
  from: text,
  to: text,
  fromLabel: text.optional(),
  toLabel: text.optional(),
  timestamp: dateText,
  txHash: text,
  type: text,
  blockHash: text,
  blockNumber: z.number().int(),
});

const movement = z.object({
  id: text,
  type: z.enum(WHALE_TYPES),
  token: text,
  amount: z.number(),
  usdValue: dollars,
  from: text.optional(),
  to: text.optional(),
  blockchain: text.optional(),
  txHash: text.optional(),
  txUrl: text.optional(),
  messageUrl: text,
  timestamp: dateText,
  risk: text,
});

/** Rows of the oldest releases have neither prices nor a market. */
const entry = z.union([
  z.tuple([z.number(), z.number().nullable()]),
  z.tuple([z.number(), z.number().nullable(), z.number().nullable(), z.number().nullable()]),
]);
const market = z.enum(KRW_MARKETS);
const premium = z
  .object({ of: market.optional(), others: z.partialRecord(market, z.record(text, entry)).optional() })
  .catchall(entry);

const price = z.object({ usd: z.number().positive() });

const SHAPES: Readonly<Record<Kind, z.ZodType>> = { transfer, movement, premium, price };

/** Whether a stored value is a valid row of its kind: a store outlives the release that wrote it. */
export function isStoredBody(kind: Kind, body: unknown): boolean {
  return SHAPES[kind].safeParse(body).success;
}
