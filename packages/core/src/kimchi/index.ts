/** The kimchi premium from quotes, its history and statistics. */
export { chartLines } from './chartLines.ts';
export { chartTimes } from './chartTimes.ts';
export { combineQuotes, type Quoted, type QuotesToCombine } from './combineQuotes.ts';
export { isPlausibleChange, MAX_PRICE_CHANGE, MAX_RATE_CHANGE } from './isPlausibleChange.ts';
export { isPremiumReached, type PremiumAlert } from './isPremiumReached.ts';
export { joinHistory } from './joinHistory.ts';
export {
  type KimchiPremium,
  kimchiPremium,
  type PremiumInput,
  type PremiumInWon,
  premiumInWon,
} from './kimchiPremium.ts';
export { isKrwMarket, KRW_MARKETS, type KrwMarket } from './krwMarkets.ts';
export { PREMIUM_BAND_PERCENT, type PremiumBand, premiumBand } from './premiumBand.ts';
export { premiumChange } from './premiumChange.ts';
export { PREMIUM_COINS, type PremiumCoin } from './premiumCoins.ts';
export { type PremiumMarks, type PremiumMarksOptions, premiumMarks } from './premiumMarks.ts';
export type { PremiumPoint } from './premiumPoint.ts';
export {
  type CoinQuote,
  type PremiumBasis,
  type PremiumQuotes,
  type PriceMarks,
  premiumBasis,
} from './premiumQuotes.ts';
export { PREMIUM_RANGES, PREMIUM_SPANS, type PremiumRange } from './premiumRanges.ts';
export { type PremiumStatistics, premiumStatistics } from './premiumStatistics.ts';
export type { PriceQuote } from './priceQuote.ts';
export { OLD_PRICE_MS, OLD_RATE_MS } from './quoteAges.ts';
export { type CoinOrder, type RankCoinsOptions, rankCoins } from './rankCoins.ts';
export { valuesByMinute } from './valuesByMinute.ts';
