import { describe, expect, it } from 'vitest';
import { hasSeveralAssets } from './hasSeveralAssets.ts';

/** The answer for a table with the quantities in the last column; two blanks or one between the cells. */
function areSeveral(heading: string, ...rows: readonly string[]): boolean {
  const names = heading.split(' ');
  const cellsOf = (row: string) => row.split(row.includes('  ') ? '  ' : ' ');
  return hasSeveralAssets(rows.map(cellsOf), names, names.length - 1);
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
    ['Symbol Market Qty', 'BTC BTC/USD 1', 'BTC BTC/AUD 2'],
    ['Pair Qty', 'BTC/USD 1', 'BTC/EUR 2'],
    ['Pair Qty', 'BTC/USD 1', 'BTC/CNY 2'],
    ['페어 수량', 'BTCKRW 1', 'BTCUSDT 2'],
  ])('does not add up prices in several currencies, %j', (...table) => {
    expect(areSeveral(...table)).toBe(true);
  });

  it('takes dollars of any form for one currency', () => {
    const pairs = ['BTCUSD', 'BTCUSDT', 'BTC-USDC', 'BTC/BUSD', 'BTCTUSD', 'BTCFDUSD'];
    expect(areSeveral('Pair Qty', ...pairs.map((pair) => `${pair} 1`))).toBe(false);
    expect(areSeveral('Pair Amount', 'BTCUSDT 60USDT', 'BTCBUSD 60BUSD', 'BTCUSD 60USD')).toBe(false);
    expect(areSeveral('Pair Amount', 'BTCUSDT 60USDT', 'BTCUSDT 60KRW')).toBe(true);
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
    ['코인 마켓 거래금액', 'BTC KRW 60KRW', 'ETH KRW 60KRW'],
    ['Coin Amount', 'USDT 60USDT', 'BTC 60USDT'],
    ['Pair Qty', 'BTCUSDT 1BTC', 'BTCKRW 1BTC'],
    ['코인 수량', '비트코인 1BTC', 'BTC 2'],
    ['코인 수량', ' 1', 'BTC 2', 'ETH 3'],
  ])('does not take units and money for the ticker of every row, %j', (heading, ...rows) => {
    expect(areSeveral(heading, ...rows)).toBe(true);
  });

  it.each([
    ['비트코인(BTC)', '비트코인'],
    ['비트코인 (BTC)', '비트코인'],
    ['BTC(비트코인)', 'BTC'],
    ['Apple Inc. (AAPL)', 'Apple Inc.'],
    ['005930 (삼성전자)', 'A005930'],
    ['BTC 1차', 'BTC 2차'],
    ['삼성전자 1차', '삼성전자'],
    ['비트코인(BTC) 1차', '비트코인 10차'],
    ['BTCUSDT Perp', 'BTCUSDT'],
    ['BTC-USDT-PERPETUAL', 'BTC/USDT'],
    ['KRW-BTC', 'BTC/KRW'],
    ['KRW-USDT', 'USDT/KRW'],
    ['NASDAQ:AAPL', 'AAPL'],
    ['BINANCE:BTCUSDT', 'btc'],
    ['BTC', 'BTCUSDT'],
    ['BTC', 'KRW-BTC'],
    ['A005930', '005930'],
  ])('takes %j and %j for one', (...spellings) => {
    expect(areSeveral('종목 수량', ...spellings.map((name) => `${name}  1`))).toBe(false);
  });

  it.each([
    ['비트코인(BTC)', '비트코인캐시(BCH)'],
    ['삼성전자', '삼성전자(우)'],
    ['미국S&P500(H)', '미국S&P500'],
    ['미국나스닥100(합성)', '미국나스닥100'],
    ['PERP', 'BTC'],
    ['NASDAQ:AAPL', 'NASDAQ:MSFT'],
    ['KRW-BTC', 'KRW-ETH'],
    ['KRW-BTC', 'BTCUSDT'],
    ['A005930', 'A005935'],
    ['BTC 1차', 'ETH 1차'],
  ])('takes %j and %j for two', (...names) => {
    expect(areSeveral('종목 수량', ...names.map((name) => `${name}  1`))).toBe(true);
  });

  it.each([
    ['종목코드 종목명 수량', '000660 SK하이닉스 1', '000660 에스케이하이닉스 2'],
    ['종목 티커 수량', '애플 AAPL 1', 'Apple AAPL 2'],
    ['코인 심볼 수량', '비트코인 BTC 1', 'Bitcoin BTC 2'],
  ])('believes a code or a ticker that is the same in every row, %j', (...table) => {
    expect(areSeveral(...table)).toBe(false);
  });

  it.each([
    ['자산 종목명 수량', '주식 삼성전자 1', '주식 카카오 2'],
    ['Product Symbol Qty', 'Spot BTCUSDT 1', 'Spot ETHUSDT 2'],
    ['종목코드 종목명 수량', '005930  삼성전자  1', '  카카오  2'],
    ['심볼 페어 수량', 'BTC BTCUSDT 1', 'BTC BTCKRW 2'],
  ])('does not take a class of assets or a gap for a name, %j', (...table) => {
    expect(areSeveral(...table)).toBe(true);
  });

  it.each(['SHARE SHARES', 'UNIT UNITS', 'LOT LOTS', 'COIN COINS', 'EA SHARES'])(
    'takes no units for tickers, %s',
    (units) => {
      expect(areSeveral('Stock Qty', ...units.split(' ').map((unit) => `AAPL  1 ${unit}`))).toBe(false);
    },
  );

  it.each(['종목명(종목코드)', '종목(코드)', 'Stock(Symbol)', 'Asset(Ticker)'])('finds the column %j', (name) => {
    expect(areSeveral(`${name} 수량`, '삼성전자(A005930) 1', '카카오(A035720) 2')).toBe(true);
    expect(areSeveral(`${name} 수량`, '삼성전자(A005930) 1', '삼성전자(005930) 2')).toBe(false);
  });

  it.each([
    ...[
      '이름',
      '가상자산',
      '가상자산명',
      '디지털자산',
      '암호화폐',
      '가상화폐',
      '화폐',
      '화폐명',
      '품목',
      '토큰',
      '회사명',
    ],
    ...['Name', 'Token', 'Crypto', 'Cryptocurrency', 'Company', 'ISIN'],
  ])('finds the column %j', (name) => {
    expect(areSeveral(`${name} 수량`, 'BTC 1', 'ETH 2')).toBe(true);
    expect(areSeveral(`${name} 수량`, 'BTC 1', 'BTC 2')).toBe(false);
  });

  it.each([
    ...['Currency', 'currency', 'Price Currency', 'CurrencyPrimary', 'Trade_Currency', 'Currency (Price / share)'],
    ...['통화', '거래통화', '매매 통화', '통화코드', '통화 구분'],
  ])('does not add up what the column %j says is in several currencies', (name) => {
    const row = (currency: string) => ['AAPL', currency, '1'];
    const areIn = (...currencies: readonly string[]) =>
      hasSeveralAssets(currencies.map(row), ['Symbol', name, 'Qty'], 2);
    expect(areIn('USD', 'EUR')).toBe(true);
    expect(areIn('USD', 'KRW')).toBe(true);
    expect(areIn('INR', 'CHF')).toBe(true);
    expect(areIn('달러', '원')).toBe(true);
    expect(areIn('USD', ' usd ')).toBe(false);
    expect(areIn('USD', 'USDT', '')).toBe(false);
    expect(areIn('KRW', '원')).toBe(false);
    expect(areIn('$', 'US$', 'USD', '달러', '불', 'Dollars')).toBe(false);
    expect(areIn('€', 'EUR', '유로')).toBe(false);
    expect(areIn('JPY', '엔', '¥')).toBe(false);
    expect(areIn('CNY', '위안', 'RMB', 'CNH', '¥')).toBe(false);
    expect(areIn('€', '달러')).toBe(true);
  });

  it.each(['Fee Currency', 'Currency (Result)', 'Settlement Currency', '결제통화', '수수료 통화'])(
    'takes no %s for the currency of the prices',
    (name) => {
      expect(
        hasSeveralAssets(
          [
            ['USD', '1'],
            ['EUR', '1'],
          ],
          [name, 'Qty'],
          1,
        ),
      ).toBe(false);
    },
  );

  it.each(['Description', 'Currency', '파일이름', 'Username'])('takes no %s for the name of an asset', (name) => {
    expect(areSeveral(`${name} 수량`, 'BTC 1', 'ETH 2')).toBe(false);
  });

  it.each([
    ['1차', '2차'],
    ['1차 매수', '2차 매수'],
    ['첫 매수', '추가매수', '물타기', ''],
    ['Round 1', 'round #2'],
    ['1', '2'],
  ])('takes %j and %j for the names of purchases', (...names) => {
    for (const name of ['이름', 'Name']) {
      expect(areSeveral(`${name} 수량`, ...names.map((cell) => `${cell}  1`))).toBe(false);
    }
    expect(areSeveral('이름 수량', ...names.map((cell) => `${cell}  1`), 'BTC  1', 'ETH  1')).toBe(true);
  });

  it('reads a long name that is almost one of a purchase without trying every way to divide it', () => {
    const long = `${'월매입000'.repeat(60)}존`;
    expect(areSeveral('이름 수량', `${long}  1`, `${long}  2`)).toBe(false);
    expect(areSeveral('이름 수량', '3월 매수  1', '4월 매수  1')).toBe(false);
  });

  it('believes an ISIN that is the same in every row', () => {
    expect(areSeveral('Name ISIN Qty', 'Apple US0378331005 1', 'AAPL US0378331005 2')).toBe(false);
  });

  it.each(['자산(원)', 'Asset(USD)'])('takes no amount %j for the name of an asset', (name) => {
    expect(areSeveral(`${name} 수량`, '1000 1', '2000 2')).toBe(false);
  });
});
