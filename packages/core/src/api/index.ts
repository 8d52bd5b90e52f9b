/**
 * Schemas of the server's responses, for the server and its clients. They depend on a library that pages load only
 * where they need it, and whose types need those of the DOM or of Node.
 */
export { errorShape, liveOffShape } from './errors.ts';
export { feedMessageShapes } from './feed.ts';
export { geoShape } from './geo.ts';
export { premiumHistoryShape, premiumRangeShape, premiumShape } from './premium.ts';
export { telegramStatisticsShape, telegramTransactionsShape, whaleAlertShape } from './whales.ts';
