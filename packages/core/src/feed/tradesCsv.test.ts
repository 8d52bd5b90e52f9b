import { expect, it } from 'vitest';
import { tradesCsv } from './tradesCsv.ts';
import { acceptTrade, EMPTY_TRADE_WINDOW } from './tradeWindow.ts';

const HEADER = ['time', 'exchange', 'symbol', 'side', 'value', 'amount', 'coin', 'price', 'risk'];
const kept = (exchange: string) =>
  acceptTrade(
    EMPTY_TRADE_WINDOW,
    {
      exchange,
      symbol: 'BTCUSDT',
      id: '',
      price: 65_000.5,
      volume: 10.25,
      volumeUsd: 666_255.125,
      side: 'BUY',
      timestamp: Date.UTC(2026, 3, 10, 5, 2, 11),
    },
    0,
  ).trades;

it('writes a header and one line a trade', () => {
  expect(tradesCsv(kept('okx'), HEADER)).toBe(
    'time,exchange,symbol,side,value,amount,coin,price,risk\r\n' +
      '2026-04-10T05:02:11.000Z,okx,BTCUSDT,BUY,666255.13,10.25,BTC,65000.5,low\r\n',
  );
});

it('writes the header alone where there is no trade', () => {
  expect(tradesCsv([], HEADER).split('\r\n')).toHaveLength(2);
});

it.each([
  ['=1+1', `'=1+1`],
  ['@x', `'@x`],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
])('makes a plain text of the name %j', (name, cell) => {
  expect(tradesCsv(kept(name), HEADER)).toContain(`Z,${cell},BTCUSDT,`);
});
