export { type ChainTransfer, decodeEtherTransfer, decodeTokenTransfer, TRANSFER_TOPIC } from './decodeTransfer.ts';
export { exchangeLabel } from './exchangeLabel.ts';
export { exchangeName } from './exchangeName.ts';
export {
  parseTelegramStatistics,
  parseTelegramTransactions,
  toTelegramStatistics,
  toTelegramWhale,
} from './parseTelegramWhale.ts';
export { parseWhaleAlert, type WhaleAlert, type WhaleTransfer } from './parseWhaleAlert.ts';
export { parseWhaleAlertMessage } from './parseWhaleAlertMessage.ts';
export { parseWhaleChannelPage, type WhaleChannelPage } from './parseWhaleChannelPage.ts';
export { parseWhalePost, type WhalePost } from './parseWhalePost.ts';
export { ETHER, TOKENS, type Token } from './tokens.ts';
export { WHALE_TYPES, type WhaleMovement, type WhaleType } from './whaleMovement.ts';
export { WHALE_RISK_USD, whaleRisk } from './whaleRisk.ts';
export { type TokenTotal, WHALE_WINDOW_HOURS, type WhaleStatistics, whaleStatistics } from './whaleStatistics.ts';
