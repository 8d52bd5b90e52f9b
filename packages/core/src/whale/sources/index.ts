/** Posts, alerts and responses about large transfers, parsed. */
export { CHANNEL_STATES, type ChannelMeta, type ChannelState, parseChannelMeta } from './parseChannelMeta.ts';
export { parseTelegramStatistics, toTelegramStatistics } from './parseTelegramStatistics.ts';
export { parseTelegramTransactions, toTelegramWhale } from './parseTelegramTransactions.ts';
export {
  CHAIN_STATES,
  type ChainState,
  parseWhaleAlert,
  type WhaleAlert,
} from './parseWhaleAlert.ts';
export { parseWhaleAlertMessage } from './parseWhaleAlertMessage.ts';
export { parseWhaleChannelPage, type WhaleChannelPage } from './parseWhaleChannelPage.ts';
export { parseWhalePost, type WhalePost } from './parseWhalePost.ts';
