import { expect, it } from 'vitest';
import { otherCurrencyAmount } from './otherCurrencyAmount.ts';

it.each([
  ['$65,000', '$', '65,000'],
  ['$65000.50', '$', '65,000.5'],
  ['＄65,000', '$', '65,000'],
  ['US$ 65,000', 'US$', '65,000'],
  ['65,000$', '$', '65,000'],
  ['65,000 USDT', 'USDT', '65,000'],
  ['1,234.5불', '불', '1,234.5'],
  ['6만5천달러', '달러', '65,000'],
  ['$10k', '$', '10,000'],
  ['$1.5m', '$', '1,500,000'],
  ['$65,000 USD', '$', '65,000'],
  ['¥900', '¥', '900'],
])('%s is in %s', (text, unit, amount) => {
  expect(otherCurrencyAmount(text)).toEqual({ unit, amount });
});

it.each([
  ...['', '65,000', '65,000원', '-5', 'abc'],
  // Other units.
  ...['0.5 BTC', '+20%', '5개'],
  // More than one currency or amount.
  ...['$65,000원', '$61,000 61,500', '$5 10,000원', '$61,000~$65,000'],
  ...['$0', '-$65,000', '€65.000,00'],
])('has no amount of %j', (text) => {
  expect(otherCurrencyAmount(text)).toBeUndefined();
});
