/** Responses with prices, exchange rates and premiums, parsed. */

export { parseBinance } from './binance.ts';
export { parseBithumb } from './bithumb.ts';
export { parseCoinbase } from './coinbase.ts';
export { parseExchangeRateApi } from './exchangeRateApi.ts';
export { parseNaver } from './naver.ts';
export { parsePremiumAnswer } from './parsePremiumAnswer.ts';
export { parsePremiumHistory } from './parsePremiumHistory.ts';
export { parseUpbit } from './upbit.ts';
