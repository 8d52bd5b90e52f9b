import { expect, it } from 'vitest';
import { exchangeName } from './exchangeName.ts';

it.each(['binance', 'coinbase', 'kraken', 'bitfinex', 'okx', 'bybit', 'kucoin', 'huobi', 'gate', 'mexc'])(
  'knows %s in any case',
  (name) => {
    expect(exchangeName(name).toLowerCase()).toBe(name);
    expect(exchangeName(name.toUpperCase())).toBe(exchangeName(name));
  },
);

it.each(['upbit', '__proto__', 'constructor', ''])('leaves %j as it is', (name) => {
  expect(exchangeName(name)).toBe(name);
});
