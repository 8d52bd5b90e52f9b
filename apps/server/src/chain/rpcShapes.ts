import { z } from 'zod';

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const BYTES = /^0x(?:[0-9a-f]{2})*$/i;
/** Up to 48 bits: enough for every number of a block, and exact in JavaScript. */
const NUMBER = /^0x[0-9a-f]{1,12}$/i;
/** Up to 256 bits. */
const AMOUNT = /^0x[0-9a-f]{1,64}$/i;

const hash = z
  .string()
  .regex(HASH)
  .transform((value) => value.toLowerCase());

/** A hexadecimal number, as in JSON-RPC. */
export const quantity = z.string().regex(NUMBER).transform(Number);

/**
 * The response of a node to a call.
 *
 * @see JSON-RPC 2.0, 5 Response object
 */
export const envelope = z.union([
  // `null` where the request could not be read, as of a node that refuses it before that.
  z.object({ jsonrpc: z.literal('2.0'), id: z.number().nullable(), error: z.object({ code: z.number() }) }),
  z.object({ jsonrpc: z.literal('2.0'), id: z.number(), result: z.unknown() }),
]);

const header = {
  number: quantity,
  hash,
  parentHash: hash,
  /** Seconds since 1970. */
  timestamp: quantity,
};

const transaction = z.object({
  hash,
  from: z.string().regex(ADDRESS),
  /** `null` for a contract creation. */
  to: z.string().regex(ADDRESS).nullable(),
  value: z.string().regex(AMOUNT),
});

/** A block header. */
export const blockHeader = z.object(header);

/** A block with full transactions. */
export const wholeBlock = z.object({ ...header, transactions: z.array(transaction) });

export const eventLogs = z.array(
  z.object({
    address: z.string().regex(ADDRESS),
    topics: z.array(z.string().regex(HASH)).min(1).max(4),
    data: z.string().regex(BYTES),
    blockHash: hash,
    blockNumber: quantity,
    transactionHash: hash,
    logIndex: z.string().regex(NUMBER),
    removed: z.boolean().optional(),
  }),
);
