import { isRecord } from '@toolbox/core/feed';
import {
  type ChainTransfer,
  decodeEtherTransfer,
  decodeTokenTransfer,
  TOKENS,
  TRANSFER_TOPIC,
} from '@toolbox/core/whale';
import type { JsonRpc } from './jsonRpc.ts';

export type Block = {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly transfers: readonly ChainTransfer[];
};

const HASH = /^0x[0-9a-f]{64}$/i;
const QUANTITY = /^0x[0-9a-f]{1,12}$/i;

function quantity(value: unknown): number {
  if (typeof value !== 'string' || !QUANTITY.test(value)) throw new Error('not a quantity');
  return Number(value);
}

function hash(value: unknown): string {
  if (typeof value !== 'string' || !HASH.test(value)) throw new Error('not a hash');
  return value.toLowerCase();
}

export async function headNumber(rpc: JsonRpc): Promise<number> {
  return quantity(await rpc.call('eth_blockNumber', []));
}

/**
 * Reads a block with the transfers of ether and of the watched tokens.
 *
 * Logs are asked for by the hash of the block (EIP-234): they belong to this very block, whatever the chain becomes
 * meanwhile, and no limit on ranges applies.
 *
 * @throws when the node gives no sound block
 */
export async function readBlock(rpc: JsonRpc, number: number): Promise<Block> {
  const block = await rpc.call('eth_getBlockByNumber', [`0x${number.toString(16)}`, true]);
  if (!isRecord(block) || !Array.isArray(block['transactions'])) throw new Error('not a block');
  const blockHash = hash(block['hash']);
  const address = TOKENS.map((token) => token.address);
  const logs = await rpc.call('eth_getLogs', [{ blockHash, address, topics: [TRANSFER_TOPIC] }]);
  if (!Array.isArray(logs)) throw new Error('not a list of logs');
  return {
    number: quantity(block['number']),
    hash: blockHash,
    parentHash: hash(block['parentHash']),
    time: quantity(block['timestamp']) * 1000,
    transfers: [
      ...block['transactions'].flatMap((transaction) => decodeEtherTransfer(transaction) ?? []),
      ...logs.flatMap((log) => decodeTokenTransfer(log) ?? []),
    ],
  };
}
