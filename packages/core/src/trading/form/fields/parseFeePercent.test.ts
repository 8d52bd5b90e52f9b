import { expect, it } from 'vitest';
import { formatExact } from '../../../exact/index.ts';
import { parseFeePercent } from './parseFeePercent.ts';

it.each([
  ['', '0.015'],
  ['  ', '0.015'],
  ['0', '0'],
  ['0.25', '0.25'],
  ['99.999', '99.999'],
])('%j is a fee of %s %%', (text, percent) => {
  const fee = parseFeePercent(text, 'fee');
  expect(fee.ok && formatExact(fee.value, { places: 6, minPlaces: 0 })).toBe(percent);
});

it.each([
  ['0,015', { code: 'number.badGroupingGuess', facts: { field: 'fee', guess: '0.015' } }],
  ['1 5', { code: 'number.severalValues', facts: { field: 'fee', first: '1', second: '5' } }],
  ['1e3', { code: 'number.exponent', facts: { field: 'fee' } }],
])('does not guess at %s', (text, failure) => {
  expect(parseFeePercent(text, 'fee')).toEqual({ ok: false, failure });
});

it.each(['100', '100.001', '1,000%'])('rejects %s %%, after which nothing is left', (text) => {
  expect(parseFeePercent(text, 'fee')).toEqual({
    ok: false,
    failure: { code: 'trading.feeTooHigh', facts: { field: 'fee', max: 100 } },
  });
});

it('rejects a fee below 0 and words', () => {
  expect(parseFeePercent('-0.01', 'fee')).toMatchObject({ failure: { code: 'number.negative' } });
  expect(parseFeePercent('free', 'fee')).toEqual({
    ok: false,
    failure: { code: 'number.notNumber', facts: { field: 'fee' } },
  });
});
