import { describe, expect, it } from 'vitest';
import { hasSeveralAssets } from './hasSeveralAssets.ts';

/** Of rows with a price and the quantity in the last column, unless they have others. */
function areSeveral(heading: string, ...rows: readonly string[]): boolean {
  const names = heading.split(' ');
  return hasSeveralAssets(
    rows.map((row) => row.split(' ')),
    names,
    names.length - 1,
  );
}

describe('hasSeveralAssets', () => {
  it.each([
    ['종목 마켓 수량', '카카오 KRX 10', '카카오 NXT 5'],
    ['Symbol Market Qty', 'AAPL NASDAQ 10', 'AAPL ARCA 5'],
    ['코인 마켓 수량', 'BTC KRW 1', 'BTC - 2'],
  ])('takes no exchange for a stock, %j', (...table) => {
    expect(areSeveral(...table)).toBe(false);
  });

  it.each([
    ['종목 마켓 수량', '카카오 KRX 10', '삼성전자 KRX 5'],
    ['Market Qty', 'BTC-USD 10', 'ETH-USD 5'],
    ['Product Market Qty', 'Spot BTC-USD 10', 'Spot ETH-USD 5'],
    ['코인 마켓 수량', 'USDT KRW 10', 'USDC KRW 5'],
  ])('finds several stocks or coins on a market, %j', (...table) => {
    expect(areSeveral(...table)).toBe(true);
  });

  it.each([
    ['코인 마켓 수량', 'XRP KRW 1', 'XRP USDT 2'],
    ['Pair Qty', 'BTC/USD 1', 'BTC/EUR 2'],
    ['페어 수량', 'BTCKRW 1', 'BTCUSDT 2'],
  ])('does not add up prices in several currencies, %j', (...table) => {
    expect(areSeveral(...table)).toBe(true);
  });
});
