import { parseNumber } from '@toolbox/core/validate';
import { expect, it } from 'vitest';
import {
  formatChange,
  formatFee,
  formatMoney,
  formatPrice,
  formatQuantity,
  formatRate,
  formatStep,
} from './formatTrade.ts';

const FORMATS = { formatChange, formatFee, formatMoney, formatPrice, formatQuantity, formatRate };

it.each([
  ['formatMoney', '1234.567', '1,234.57'],
  ['formatMoney', '-9.0027', '-9'],
  ['formatMoney', '0.0000123456', '0.0000123'],
  ['formatMoney', '-0', '0'],
  ['formatPrice', '60018.0027', '60,018'],
  ['formatPrice', '12.3036917', '12.3037'],
  ['formatPrice', '0.0000123036917', '0.0000123037'],
  ['formatQuantity', '0.50', '0.5'],
  ['formatQuantity', '0.123456785', '0.12345679'],
  ['formatFee', '0.015', '0.015%'],
  ['formatRate', '1234.5', '1,234.50%'],
  ['formatChange', '3', '+3.00%'],
  ['formatChange', '0.004', '0.00%'],
  ['formatChange', '-0.004', '0.00%'],
  ['formatChange', '-3', '−3.00%'],
] as const)('%s writes %s as %s', (format, text, shown) => {
  const value = parseNumber(text, { field: '', allowNegative: true });
  expect(value.ok && FORMATS[format](value.value)).toBe(shown);
});

it('writes a step with its sign', () => {
  expect([5, 0, -5].map(formatStep)).toEqual(['+5%', '0%', '−5%']);
});
