import { expect, it } from 'vitest';
import { exchangeBadge } from './exchangeBadge.ts';

it.each(['binance', 'coinbase', 'kraken', 'bitfinex', 'okx', 'bybit', 'kucoin', 'huobi', 'gate', 'mexc'])(
  'knows %s in any case',
  (name) => {
    expect(exchangeBadge(name).name.toLowerCase()).toBe(name);
    expect(exchangeBadge(name.toUpperCase())).toBe(exchangeBadge(name));
  },
);

it.each(['upbit', '__proto__', 'constructor', ''])('gives %j the badge of any other', (name) => {
  expect(exchangeBadge(name)).toEqual({ name, tone: 'neutral' });
});
