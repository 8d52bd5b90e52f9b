import { expect, it } from 'vitest';
import { normaliseCoinbase, normaliseCoinbaseAdvanced } from './exchanges/index.ts';
import { tradesAs } from './tradesAs.ts';

const trade = { product_id: 'BTC-USD', trade_id: '1', price: '65000', size: '1', side: 'sell' };
const time = '2026-11-20T12:00:00Z';

it('is the name both feeds of Coinbase write into their trades', () => {
  const [one] = normaliseCoinbase({ ...trade, type: 'match', time });
  const events = [{ type: 'update', trades: [{ ...trade, side: 'SELL', time }] }];
  const [other] = normaliseCoinbaseAdvanced({ channel: 'market_trades', events });
  expect([one?.exchange, other?.exchange]).toEqual([tradesAs('coinbase'), tradesAs('coinbase-advanced')]);
});

it('is the name of any other source itself', () => {
  for (const source of ['binance', 'binance-spot', 'constructor']) expect(tradesAs(source)).toBe(source);
});
