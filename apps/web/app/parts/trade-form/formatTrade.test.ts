import { exact, roundExact } from '@toolbox/core/exact';
import { returnScenarios } from '@toolbox/core/trading';
import { parseNumber } from '@toolbox/core/validate';
import { expect, it } from 'vitest';
import {
  formatChange,
  formatColumn,
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

it.each([
  [
    ['1490.784', '-9', '30.5'],
    ['1,490.78', '-9.00', '30.50'],
  ],
  [
    ['1', '20'],
    ['1', '20'],
  ],
  [
    ['0.0000123', '12.3456789'],
    ['0.0000123', '12.3456789'],
  ],
  [[], []],
])('writes the column %j as %j', (values, shown) =>
  expect(formatColumn(values.map(exact), formatMoney)).toEqual(shown),
);

const DIGITS = ['1', '1.5', '7', '12.3456', '80.808', '123.456789', '9999.999', '60000'];
const SCALES = ['0.00000001', '0.001', '1', '1000'];
const FEES = ['0', '0.015', '0.1', '1.7'];
const TRADES = DIGITS.flatMap((digits) =>
  SCALES.flatMap((scale) =>
    FEES.flatMap((feePercent) =>
      ['0.3333', '1', '1000'].map((quantity) => ({ buyPrice: exact(digits).mul(exact(scale)), quantity, feePercent })),
    ),
  ),
);

it.each([
  ['sellPrice', formatPrice],
  ['profit', formatMoney],
] as const)('shows only digits of the value in the column %s, in the same number of places', (name, format) => {
  for (const trade of TRADES) {
    const values = returnScenarios(trade).map((scenario) => scenario[name]);
    const shown = formatColumn(values, format);
    const places = shown.map((digits) => digits.split('.')[1]?.length ?? 0);
    expect(new Set(places).size).toBe(1);
    expect(shown.map((digits) => exact(digits.replaceAll(',', '')).toString())).toEqual(
      values.map((value) => roundExact(value, places[0] ?? 0).toString()),
    );
  }
});
