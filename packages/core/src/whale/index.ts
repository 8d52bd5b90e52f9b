/** Large transfers, and posts about them. */
export { type ChainTransfer, decodeEtherTransfer, decodeTokenTransfer, TRANSFER_TOPIC } from './decodeTransfer.ts';
export { exchangeLabel } from './exchangeLabel.ts';
export { explorerLink } from './explorerLink.ts';
export { filterWhales, type WhaleFilter } from './filterWhales.ts';
export { isMovementValue, MAX_MOVEMENT_USD } from './isMovementValue.ts';
export { ownerExchange } from './ownerExchange.ts';
export { recentMovements } from './recentMovements.ts';
export { CHAIN_ID, ETHER, TOKENS, type WatchedToken } from './tokens.ts';
export { WHALE_FLOWS, type WhaleFlow, type WhaleFlowInput, whaleFlow } from './whaleFlow.ts';
export { type WhaleItem, type WhaleParty, type WhaleSource, whaleItems } from './whaleItems.ts';
export { WHALE_TYPES, type WhaleMovement, type WhaleType } from './whaleMovement.ts';
export { WHALE_RISK_USD, whaleRisk } from './whaleRisk.ts';
export {
  type TokenTotal,
  WHALE_WINDOW_HOURS,
  WHALE_WINDOW_MS,
  type WhaleStatistics,
  whaleStatistics,
} from './whaleStatistics.ts';
export type { WhaleTransfer } from './whaleTransfer.ts';
