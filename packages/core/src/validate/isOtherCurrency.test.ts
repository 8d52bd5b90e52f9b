import { expect, it } from 'vitest';
import { isOtherCurrency } from './isOtherCurrency.ts';

it.each([
  '$',
  'US$',
  'USD',
  'usdt',
  'USDC',
  'FDUSD',
  'dollars',
  '달러',
  '불',
  '€',
  'eur',
  '엔',
  '위안',
  '₹',
  'R$',
  'A$',
  'HK$',
  'inr',
  'CHF',
])('%s is one', (mark) => {
  expect(isOtherCurrency(mark)).toBe(true);
});

it.each(['₩', '원', 'krw', '개', '%', 'eth', 'XCAD', '₿', 'x$', ''])('%j is none', (mark) => {
  expect(isOtherCurrency(mark)).toBe(false);
});
