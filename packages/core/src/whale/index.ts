/** Large transfers, and posts about them. */
export { type ChainTransfer, decodeEtherTransfer, decodeTokenTransfer, TRANSFER_TOPIC } from './decodeTransfer.ts';
export { exchangeLabel } from './exchangeLabel.ts';
export { explorerLink } from './explorerLink.ts';
export { filterWhales, type WhaleFilter } from './filterWhales.ts';
export { isMovementValue, MAX_MOVEMENT_USD } from './isMovementValue.ts';
export { ownerExchange } from './ownerExchange.ts';
export { CHANNEL_STATES, type ChannelMeta, type ChannelState, parseChannelMeta } from './parseChannelMeta.ts';
export { parseTelegramStatistics, toTelegramStatistics } from './parseTelegramStatistics.ts';
export { parseTelegramTransactions, toTelegramWhale } from './parseTelegramTransactions.ts';
export {
  CHAIN_STATES,
  type ChainState,
  parseWhaleAlert,
  type WhaleAlert,
  type WhaleTransfer,
} from './parseWhaleAlert.ts';
export { parseWhaleAlertMessage } from './parseWhaleAlertMessage.ts';
export { parseWhaleChannelPage, type WhaleChannelPage } from './parseWhaleChannelPage.ts';
export { parseWhalePost, type WhalePost } from './parseWhalePost.ts';
export { recentMovements } from './recentMovements.ts';
export { CHAIN_ID, ETHER, TOKENS, type Token } from './tokens.ts';
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
