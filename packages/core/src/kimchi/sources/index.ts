export { parseBinance } from './binance.ts';
export { parseBithumb } from './bithumb.ts';
export { parseCoinbase } from './coinbase.ts';
export { parseExchangeRateApi } from './exchangeRateApi.ts';
export { parseNaver } from './naver.ts';
export type { Quote } from './quote.ts';
export { parseUpbit } from './upbit.ts';
