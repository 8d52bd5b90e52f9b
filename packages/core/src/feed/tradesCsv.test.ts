import { expect, it } from 'vitest';
import { type TradesCsvText, tradesCsv } from './tradesCsv.ts';
import { acceptTrade, EMPTY_TRADE_WINDOW } from './tradeWindow.ts';

const TEXT: TradesCsvText = {
  header: ['시각 (UTC+9)', '거래소', '종목', '구분', '금액', '수량', '코인', '가격', '위험도'],
  sides: { BUY: '매수', SELL: '매도' },
  risks: { extreme: '매우 높음', high: '높음', medium: '보통', low: '낮음' },
  exchange: (name) => name.toUpperCase(),
  offsetMinutes: 540,
};
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

it('writes a header and one line a trade, in the words and by the clock of the reader', () => {
  expect(tradesCsv(kept('okx'), TEXT)).toBe(
    '시각 (UTC+9),거래소,종목,구분,금액,수량,코인,가격,위험도\r\n' +
      '2026-04-10 14:02:11,OKX,BTCUSDT,매수,666255.13,10.25,BTC,65000.5,낮음\r\n',
  );
});

it.each([
  [-210, '2026-04-10 01:32:11'],
  [0, '2026-04-10 05:02:11'],
  [-330, '2026-04-09 23:32:11'],
])('writes the time %d minutes from UTC', (offsetMinutes, time) => {
  expect(tradesCsv(kept('okx'), { ...TEXT, offsetMinutes })).toContain(`\r\n${time},`);
});

it('writes the latest time there is', () => {
  const latest = kept('okx').map((trade) => ({ ...trade, timestamp: 8.64e15 }));
  expect(tradesCsv(latest, TEXT)).toContain('+275760-09-13 00:00:00,');
});

it('writes only the header without trades', () => {
  expect(tradesCsv([], TEXT).split('\r\n')).toHaveLength(2);
});

it.each([
  ['=1+1', `'=1+1`],
  ['@x', `'@x`],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
])('makes a plain text of the name %j', (name, cell) => {
  expect(tradesCsv(kept(name), { ...TEXT, exchange: (exchange) => exchange })).toContain(`11,${cell},BTCUSDT,`);
});
