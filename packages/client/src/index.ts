/** The endpoints of the Toolbox server and its live feed, typed and parsed. */
export { CallError, type CallErrorFacts, type CallErrorKind, type CallMessageKey } from './callError.ts';
export { connectFeed, type FeedConnection, type FeedEvents } from './connectFeed.ts';
export { GEO_PATH, getLocation, type LocationAnswer, type LocationQuery } from './getLocation.ts';
export { getPremium, type PremiumQuery } from './getPremium.ts';
export { getPremiumHistory, type PremiumHistoryQuery, type PremiumRange } from './getPremiumHistory.ts';
export { getWhaleChannel, type WhaleChannel, type WhaleChannelQuery } from './getWhaleChannel.ts';
export { getWhaleTransfers } from './getWhaleTransfers.ts';
export { isLiveOff, isSimulated, type LiveAnswer } from './liveAnswer.ts';
export { plainSurroundings } from './plainSurroundings.ts';
export type { SocketProblem, SocketState, SocketStatus } from './ReconnectingSocket.ts';
export { STALE_AFTER_MS } from './ReconnectingSocket.ts';
export { type CallOptions, requestJson, type SendOptions } from './requestJson.ts';
export { type Send, sendTo } from './sendTo.ts';
export type { PageEvent, PlainSocket, Surroundings } from './surroundings.ts';
