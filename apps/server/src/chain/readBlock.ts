import { isDeepStrictEqual } from 'node:util';
import {
  type ChainTransfer,
  decodeEtherTransfer,
  decodeTokenTransfer,
  TOKENS,
  TRANSFER_TOPIC,
} from '@toolbox/core/whale';
import type { z } from 'zod';
import type { Link } from './chainWindow.ts';
import { blockHeader, eventLogs, quantity, wholeBlock } from './rpcShapes.ts';

/** Calls exactly one node. */
export type Call = (method: string, params: readonly unknown[]) => Promise<unknown>;

export type Block = Link & {
  readonly transfers: readonly ChainTransfer[];
  /** Whether it has transactions, but no logs: a node that has not indexed a block yet may say so of any. */
  readonly lacksLogs: boolean;
};

/** A node returned data that cannot be true. */
export class InvalidChainDataError extends Error {
  override readonly name = 'InvalidChainDataError';
}

const TOKEN_ADDRESSES = TOKENS.map(({ address }) => address);
/** Blocks come every twelve seconds; the interval has never been nearly this long. */
const MAX_BETWEEN_MS = 24 * 3_600_000;

function parseChainData<Shape extends z.ZodType>(shape: Shape, value: unknown, what: string): z.output<Shape> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new InvalidChainDataError(`not ${what}`);
  return parsed.data;
}

function assertChainData(holds: boolean, what: string): void {
  if (!holds) throw new InvalidChainDataError(what);
}

function hexOf(number: number): string {
  return `0x${number.toString(16)}`;
}

export async function readChainId(call: Call): Promise<number> {
  return parseChainData(quantity, await call('eth_chainId', []), 'a chain');
}

export async function readHead(call: Call): Promise<number> {
  return parseChainData(quantity, await call('eth_blockNumber', []), 'a block number');
}

function linkOf({ number, hash, parentHash, timestamp }: z.output<typeof blockHeader>): Link {
  return { number, hash, parentHash, time: timestamp * 1000 };
}

/**
 * Reads the header of the block with this number.
 *
 * @param before the previous known block; the next one must be later, but not by a day
 * @throws InvalidChainDataError for the header of another block, or one with an implausible time
 */
export async function readHeader(call: Call, number: number, before: Link | undefined): Promise<Link> {
  const link = linkOf(
    parseChainData(blockHeader, await call('eth_getBlockByNumber', [hexOf(number), false]), 'a block'),
  );
  assertChainData(link.number === number, 'another block than requested');
  if (before?.hash === link.parentHash) {
    assertChainData(link.time > before.time && link.time - before.time < MAX_BETWEEN_MS, 'a block out of time');
  }
  return link;
}

/**
 * Reads the transfers of ether and of the watched tokens of one block, all from one node.
 *
 * Logs are requested by the hash of the block (EIP-234): they belong to this very block, whatever happens to the chain
 * meanwhile, and no limit on ranges applies. Each log must belong to the block, refer to one of its transactions, match
 * the request, and occur once.
 *
 * @throws InvalidChainDataError when any of it cannot be true
 */
export async function readBlock(call: Call, link: Link): Promise<Block> {
  const { number, hash } = link;
  const block = parseChainData(wholeBlock, await call('eth_getBlockByNumber', [hexOf(number), true]), 'a block');
  assertChainData(isDeepStrictEqual(linkOf(block), link), 'another block than requested');
  const filter = { blockHash: hash, address: TOKEN_ADDRESSES, topics: [TRANSFER_TOPIC] };
  const logs = parseChainData(eventLogs, await call('eth_getLogs', [filter]), 'a list of logs');
  const hashes = new Set(block.transactions.map((transaction) => transaction.hash));
  assertChainData(hashes.size === block.transactions.length, 'a transaction twice');
  for (const log of logs) {
    assertChainData(
      log.blockHash === hash && log.blockNumber === number && log.removed !== true,
      'a log of another block',
    );
    assertChainData(hashes.has(log.transactionHash), 'a log of no transaction');
    assertChainData(
      log.topics[0] === TRANSFER_TOPIC && TOKEN_ADDRESSES.includes(log.address.toLowerCase()),
      'a log that was not requested',
    );
  }
  assertChainData(new Set(logs.map(({ logIndex }) => Number(logIndex))).size === logs.length, 'a log twice');
  return {
    ...link,
    lacksLogs: logs.length === 0 && block.transactions.length > 0,
    transfers: [
      ...block.transactions.flatMap((transaction) => decodeEtherTransfer(transaction) ?? []),
      ...logs.flatMap((log) => decodeTokenTransfer(log) ?? []),
    ],
  };
}
