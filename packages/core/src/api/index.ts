// The shapes of the server's answers, for whoever gives or reads them. Not part of the package's main entry: they bring a
// library along, which pages load only where they need it.
export { errorShape, liveOffShape } from './errors.ts';
export { geoShape } from './geo.ts';
export { premiumHistoryShape, premiumRangeShape, premiumShape } from './premium.ts';
export { telegramStatisticsShape, telegramTransactionsShape, whaleAlertShape } from './whales.ts';
