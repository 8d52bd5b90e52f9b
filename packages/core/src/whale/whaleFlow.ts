import { ownerExchange } from './ownerExchange.ts';
import type { WhaleType } from './whaleMovement.ts';

/** Where movements go, as seen from exchanges. */
export const WHALE_FLOWS = ['inflow', 'outflow', 'exchanges', 'wallets', 'mint', 'burn', 'other'] as const;

/**
 * The kind of a movement: coins that flow to an exchange, out of one, between exchanges or between wallets (also
 * of one exchange), are minted, or are burned; or anything else (locked, frozen).
 */
export type WhaleFlow = (typeof WHALE_FLOWS)[number];

/** What the flow of a movement is derived from. */
export type WhaleFlowInput = {
  readonly type: WhaleType;
  /** Names of the owners, where known. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/**
 * Derives the flow of a movement from the names of its owners.
 *
 * @example whaleFlow({ type: 'transfer', from: 'unknown wallet', to: 'Binance' }) // 'inflow'
 */
export function whaleFlow({ type, from, to }: WhaleFlowInput): WhaleFlow {
  if (type === 'mint' || type === 'burn') return type;
  if (type !== 'transfer') return 'other';
  const [source, target] = [ownerExchange(from), ownerExchange(to)];
  if (source === target) return 'wallets';
  if (source === undefined) return 'inflow';
  return target === undefined ? 'outflow' : 'exchanges';
}
