export { combineQuotes, type Quoted, type QuotesToCombine } from './combineQuotes.ts';
export { isPlausibleChange, MAX_PRICE_CHANGE, MAX_RATE_CHANGE } from './isPlausibleChange.ts';
export { kimchiPremium, type Premium, type PremiumInput } from './kimchiPremium.ts';
export { parsePremiumAnswer } from './parsePremiumAnswer.ts';
export { type PremiumPoint, parsePremiumHistory } from './parsePremiumHistory.ts';
export { PREMIUM_BAND_PERCENT, type PremiumBand, premiumBand } from './premiumBand.ts';
export { type CoinQuote, type PremiumBasis, type PremiumQuotes, premiumBasis } from './premiumQuotes.ts';
export { type PremiumStatistics, premiumStatistics } from './premiumStatistics.ts';
export * from './sources/index.ts';
