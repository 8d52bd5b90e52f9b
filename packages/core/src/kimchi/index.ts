/** The kimchi premium from quotes, its history and statistics. */

export { combineQuotes, type Quoted, type QuotesToCombine } from './combineQuotes.ts';
export { chartLines } from './history/chartLines.ts';
export { chartTimes } from './history/chartTimes.ts';
export { joinHistory } from './history/joinHistory.ts';
export { premiumChange } from './history/premiumChange.ts';
export type { PremiumPoint } from './history/premiumPoint.ts';
export { PREMIUM_RANGES, PREMIUM_SPANS, type PremiumRange } from './history/premiumRanges.ts';
export { type PremiumStatistics, premiumStatistics } from './history/premiumStatistics.ts';
export { valuesByMinute } from './history/valuesByMinute.ts';
export { isPlausibleChange, MAX_PRICE_CHANGE, MAX_RATE_CHANGE } from './isPlausibleChange.ts';
export { isPremiumReached, type PremiumAlert } from './isPremiumReached.ts';
export {
  type KimchiPremium,
  kimchiPremium,
  type PremiumInput,
  type PremiumInWon,
  premiumInWon,
} from './kimchiPremium.ts';
export { isKrwMarket, KRW_MARKETS, type KrwMarket } from './krwMarkets.ts';
export { PREMIUM_BAND_PERCENT, type PremiumBand, premiumBand } from './premiumBand.ts';
export { PREMIUM_COINS, type PremiumCoin } from './premiumCoins.ts';
export { type PremiumMarks, type PremiumMarksOptions, premiumMarks } from './premiumMarks.ts';
export {
  type CoinQuote,
  type PremiumBasis,
  type PremiumQuotes,
  type PriceMarks,
  premiumBasis,
} from './premiumQuotes.ts';
export type { PriceQuote } from './priceQuote.ts';
export { OLD_PRICE_MS, OLD_RATE_MS } from './quoteAges.ts';
export { type CoinOrder, type RankCoinsOptions, rankCoins } from './rankCoins.ts';
