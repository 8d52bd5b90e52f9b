import { isRecord, readPositive } from '../../validate/index.ts';
import type { Trade } from '../trade.ts';
import { makeTrade } from './makeTrade.ts';
import { sideOf } from './sideOf.ts';

/** What one contract is: so many coins, or for inverse contracts so many dollars. */
export type OkxContract = { readonly coinsPerUnit: number } | { readonly usdPerUnit: number };

/** Used until the exchange's own list has loaded, or if it cannot be loaded. */
export const OKX_FALLBACK_CONTRACTS: ReadonlyMap<string, OkxContract> = new Map([
  ['BTC-USDT-SWAP', { coinsPerUnit: 0.01 }],
  ['ETH-USDT-SWAP', { coinsPerUnit: 0.1 }],
]);

/**
 * Reads the contract sizes of `GET /api/v5/public/instruments?instType=SWAP`.
 *
 * Linear: `ctVal × ctMult` coins. Inverse: `ctVal × ctMult` dollars. Invalid instruments are skipped.
 *
 * @see OKX API v5, Public Data, Get instruments (read 2026-11-20)
 * @example
 * const swap = { instId: 'ETH-USDT-SWAP', ctType: 'linear', ctVal: '0.1', ctMult: '1' };
 * parseOkxContracts({ code: '0', data: [swap] }).get('ETH-USDT-SWAP') // { coinsPerUnit: 0.1 }
 */
export function parseOkxContracts(body: unknown): ReadonlyMap<string, OkxContract> {
  const contracts = new Map<string, OkxContract>();
  if (!isRecord(body) || body['code'] !== '0' || !Array.isArray(body['data'])) return contracts;
  for (const item of body['data']) {
    if (!isRecord(item) || typeof item['instId'] !== 'string') continue;
    const value = readPositive(item['ctVal']);
    const multiplier = readPositive(item['ctMult']) ?? 1;
    if (value === undefined) continue;
    if (item['ctType'] === 'linear') contracts.set(item['instId'], { coinsPerUnit: value * multiplier });
    if (item['ctType'] === 'inverse' && item['ctValCcy'] === 'USD') {
      contracts.set(item['instId'], { usdPerUnit: value * multiplier });
    }
  }
  return contracts;
}

/**
 * OKX v5 `trades` channel. `sz` of a swap counts contracts and may be fractional, so the sizes are needed; a swap of
 * unknown size is skipped rather than reported a hundred times too large. Spot pairs count coins.
 *
 * @see OKX API v5, WebSocket, Public channel, Trades channel (read 2026-11-20)
 * @example
 * const sold = { instId: 'BTC-USDT-SWAP', px: '65000', sz: '2500.5', side: 'sell' };
 * const trade = { ...sold, tradeId: '77', ts: '1790000000123' };
 * normaliseOkx({ arg: { channel: 'trades' }, data: [trade] })[0]
 * // { exchange: 'okx', symbol: 'BTC-USDT-SWAP', side: 'SELL', volume: 25.005, … }
 */
export function normaliseOkx(
  message: unknown,
  contracts: ReadonlyMap<string, OkxContract> = OKX_FALLBACK_CONTRACTS,
): readonly Trade[] {
  if (!isRecord(message) || !isRecord(message['arg']) || !Array.isArray(message['data'])) return [];
  if (message['arg']['channel'] !== 'trades') return [];
  const trades: Trade[] = [];
  for (const item of message['data']) {
    if (!isRecord(item)) continue;
    const { instId: symbol, tradeId: id, px: price, sz: volume, side, ts: timestamp } = item;
    const contract = contracts.get(String(symbol));
    if (contract === undefined && String(symbol).endsWith('-SWAP')) continue;
    const raw = { exchange: 'okx', symbol, id, price, volume, side: sideOf(side), timestamp, ...contract };
    const trade = makeTrade(raw);
    if (trade !== undefined) trades.push(trade);
  }
  return trades;
}
