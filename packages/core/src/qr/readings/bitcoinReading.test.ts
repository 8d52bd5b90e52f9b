import { expect, it } from 'vitest';
import { bitcoinReading } from './bitcoinReading.ts';

it.each([
  ['1000 sats', '0.00001'],
  ['1,000sat', '0.00001'],
  ['1 satoshi', '0.00000001'],
  ['5만 사토시', '0.0005'],
  ['3십만 사토시', '0.003'],
  ['1만사토시', '0.0001'],
  ['.5 mBTC', '0.0005'],
  ['5개 사토시', undefined],
  ['사토시', undefined],
  ['rabbits', undefined],
  ['-5 sats', undefined],
  ['0 sats', undefined],
  ['50000 사토시', '0.0005'],
  ['50 mBTC', '0.05'],
  ['2.5 bits', '0.0000025'],
  ['1 µBTC', '0.000001'],
  ['1 uBTC', '0.000001'],
  ['0.5 sat', undefined],
  ['1..5 sats', undefined],
  ['1 BTC', undefined],
  ['1 eth', undefined],
  ['1000', undefined],
  ['', undefined],
])('reads %j as %s', (text, amount) => {
  expect(bitcoinReading(text)).toBe(amount);
});
