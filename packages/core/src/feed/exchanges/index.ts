/** Messages of exchanges, parsed to trades. */
export { normaliseBinance, normaliseBinanceSpot } from './binance.ts';
export { type BitfinexChannel, normaliseBitfinex, parseBitfinexChannel } from './bitfinex.ts';
export { normaliseBybit } from './bybit.ts';
export { normaliseCoinbase, normaliseCoinbaseAdvanced } from './coinbase.ts';
export { normaliseGate } from './gate.ts';
export { normaliseHtx } from './htx.ts';
export { normaliseKraken } from './kraken.ts';
export { normaliseKucoin } from './kucoin.ts';
export { normaliseMexc } from './mexc.ts';
export { normaliseOkx, OKX_FALLBACK_CONTRACTS, type OkxContract, parseOkxContracts } from './okx.ts';
