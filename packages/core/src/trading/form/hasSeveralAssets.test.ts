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

  it('takes dollars of any form for one currency', () => {
    const pairs = ['BTCUSD', 'BTCUSDT', 'BTC-USDC', 'BTC/BUSD', 'BTCTUSD', 'BTCFDUSD'];
    expect(areSeveral('Pair Qty', ...pairs.map((pair) => `${pair} 1`))).toBe(false);
  });

  it.each([
    ['Pair Qty', 'BNBUSD 1BNB', 'BNBUSDT 2BNB'],
    ['코인 수량', '비트코인 1BTC', 'BTC 2BTC'],
  ])('believes the ticker of the quantities more than the names, %j', (...table) => {
    expect(areSeveral(...table)).toBe(false);
  });

  it.each([
    ['Symbol Qty', 'AAPL 1SHS', 'MSFT 2SHS'],
    ['Pair Amount', 'BTCUSDT 60USDT', 'ETHUSDT 60USDT'],
    ['Pair Amount', 'ETHBTC 0.1BTC', 'SOLBTC 0.1BTC'],
    ['Pair Qty', 'BTCUSDT 1BTC', 'BTCKRW 1BTC'],
    ['코인 수량', '비트코인 1BTC', 'BTC 2'],
    ['코인 수량', ' 1', 'BTC 2', 'ETH 3'],
  ])('does not take units and money for the ticker of every row, %j', (...table) => {
    expect(areSeveral(...table)).toBe(true);
  });
});
