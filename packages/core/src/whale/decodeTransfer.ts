import { isRecord } from '../validate/index.ts';
import { ETHER, TOKENS, type WatchedToken } from './tokens.ts';

/** keccak-256 of `Transfer(address,address,uint256)` (ERC-20). */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const NOWHERE = '0x0000000000000000000000000000000000000000';

/** A transfer of ether or of a watched token in a block. */
export type ChainTransfer = {
  /** Transaction hash and index in it: unique on the chain. */
  readonly id: string;
  readonly coin: string;
  /** In coins. */
  readonly amount: number;
  /** Lowercase. */
  readonly from: string;
  readonly to: string;
  readonly txHash: string;
  readonly type: 'transfer' | 'mint' | 'burn';
};

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
/** Up to 256 bits. */
const AMOUNT = /^0x[0-9a-f]{1,64}$/i;
const PADDED_ADDRESS = /^0x0{24}[0-9a-f]{40}$/i;

const TOKEN_BY_ADDRESS: ReadonlyMap<string, WatchedToken> = new Map(TOKENS.map((token) => [token.address, token]));

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value);
}

/** Converts base units to coins: exact until the last step, which gives the nearest double. */
function coins(quantity: string, decimals: number): number {
  const digits = BigInt(quantity)
    .toString()
    .padStart(decimals + 1, '0');
  return Number(`${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}

function typeOf(from: string, to: string): ChainTransfer['type'] {
  if (from === NOWHERE) return 'mint';
  return to === NOWHERE ? 'burn' : 'transfer';
}

/**
 * Decodes a `Transfer` log of a watched token; any other log, including one removed by a reorganization, gives
 * `undefined`.
 *
 * @see ERC-20 (EIP-20, 2015-11-19); Ethereum JSON-RPC, eth_getLogs (read 2026-11-20)
 * @example
 * const wallet = `0x${'0'.repeat(24)}28c6c06298d514db089934071355e5743bf21d60`;
 * decodeTokenTransfer({
 *   address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
 *   topics: [TRANSFER_TOPIC, wallet, wallet.replace('28c6', 'be0e')],
 *   data: `0x${(2_000_000n).toString(16).padStart(64, '0')}`,
 *   transactionHash: `0x${'ab'.repeat(32)}`,
 *   logIndex: '0x1',
 *   removed: false,
 * }) // { coin: 'USDT', amount: 2, type: 'transfer', … }
 */
export function decodeTokenTransfer(log: unknown): ChainTransfer | undefined {
  if (!isRecord(log) || log['removed'] === true || !Array.isArray(log['topics'])) return undefined;
  const [topic, source, target] = log['topics'];
  const { address, data, transactionHash: txHash, logIndex } = log;
  const token = typeof address === 'string' ? TOKEN_BY_ADDRESS.get(address.toLowerCase()) : undefined;
  if (token === undefined || topic !== TRANSFER_TOPIC) return undefined;
  if (!isText(source, PADDED_ADDRESS) || !isText(target, PADDED_ADDRESS)) return undefined;
  if (!isText(data, AMOUNT) || !isText(txHash, HASH) || !isText(logIndex, AMOUNT)) return undefined;
  const from = `0x${source.slice(-40).toLowerCase()}`;
  const to = `0x${target.slice(-40).toLowerCase()}`;
  const amount = coins(data, token.decimals);
  const id = `${txHash}-${Number(logIndex)}`;
  return { id, coin: token.symbol, amount, from, to, txHash, type: typeOf(from, to) };
}

/**
 * Decodes the ether transferred by a transaction itself; a contract creation and a transaction without value give
 * `undefined`.
 *
 * @see Ethereum JSON-RPC, eth_getBlockByNumber (read 2026-11-20)
 * @example
 * const from = '0x28c6c06298d514db089934071355e5743bf21d60';
 * const to = '0xbe0eb53f46cd790cd13851d5eff43d12404d33e8';
 * const hash = `0x${'ab'.repeat(32)}`;
 * decodeEtherTransfer({ hash, from, to, value: '0xde0b6b3a7640000' })
 * // { coin: 'ETH', amount: 1, type: 'transfer', … }
 */
export function decodeEtherTransfer(transaction: unknown): ChainTransfer | undefined {
  if (!isRecord(transaction)) return undefined;
  const { hash: txHash, from, to, value } = transaction;
  if (!isText(txHash, HASH) || !isText(from, ADDRESS) || !isText(to, ADDRESS) || !isText(value, AMOUNT)) {
    return undefined;
  }
  const amount = coins(value, ETHER.decimals);
  if (amount === 0) return undefined;
  const [source, target] = [from.toLowerCase(), to.toLowerCase()];
  return { id: txHash, coin: ETHER.symbol, amount, from: source, to: target, txHash, type: typeOf(source, target) };
}
