import { ownerExchange } from './ownerExchange.ts';
import type { WhaleType } from './whaleMovement.ts';

export const WHALE_FLOWS = ['inflow', 'outflow', 'exchanges', 'wallets', 'mint', 'burn', 'other'] as const;

/**
 * What a movement means to those who watch: coins that come to an exchange, leave one, stay among exchanges, move between
 * wallets, are made, are destroyed; or anything else (locked, frozen).
 */
export type WhaleFlow = (typeof WHALE_FLOWS)[number];

export type WhaleFlowInput = {
  readonly type: WhaleType;
  /** Names of the owners, as far as they are known. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/**
 * @example whaleFlow({ type: 'transfer', from: 'unknown wallet', to: 'Binance' }) // 'inflow'
 */
export function whaleFlow({ type, from, to }: WhaleFlowInput): WhaleFlow {
  if (type === 'mint' || type === 'burn') return type;
  if (type !== 'transfer') return 'other';
  const [source, target] = [ownerExchange(from), ownerExchange(to)];
  if (source !== undefined && target !== undefined) return 'exchanges';
  if (target !== undefined) return 'inflow';
  return source === undefined ? 'wallets' : 'outflow';
}
