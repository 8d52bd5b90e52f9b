import { describe, expect, it } from 'vitest';
import { formatExact } from '../../exact/index.ts';
import type { NumberRule } from './numberRule.ts';
import { parseNumber } from './parseNumber.ts';
import { MAX_NUMBER_DIGITS } from './parseNumberText.ts';

function read(text: string, rule: Partial<NumberRule> = {}): string {
  const parsed = parseNumber(text, { field: 'x', allowNegative: true, ...rule });
  return parsed.ok ? formatExact(parsed.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 }) : parsed.failure.code;
}

function failureOf(text: string, rule: Partial<NumberRule> = {}): unknown {
  const parsed = parseNumber(text, { field: 'x', ...rule });
  return parsed.ok ? 'read' : parsed.failure;
}

describe('digits', () => {
  it.each([
    ['0', '0'],
    ['0.1', '0.1'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0', '0'],
    ['  12\n', '12'],
    ['１２３．５', '123.5'],
    ['１，２３４', '1234'],
    ['−7', '-7'],
    ['＋7', '7'],
    ['- 7', '-7'],
    ['\u200e1\u200b2\u202d3\ufeff', '123'],
  ])('reads %j as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    '.',
    '-',
    ',',
    '--1',
    '+-1',
    '1-',
    '1-2',
    '1.2.3',
    'abc',
    'NaN',
    'Infinity',
    '1e',
    '0x10',
    '12 apples',
    '①',
    '½',
    '٣',
    '(1,000)',
    '1/2',
  ])('refuses %j as no number', (text) => {
    expect(read(text)).toBe('number.notNumber');
  });
});

describe('group marks', () => {
  it.each([
    ['1,234', '1234'],
    ['1,234,567.891', '1234567.891'],
    ['12_345', '12345'],
    ["1'234'567", '1234567'],
    ['1\u2019234', '1234'],
    ['1\u00a0234\u00a0567', '1234567'],
    ['12\u202f345', '12345'],
    ['12\u2009345.5', '12345.5'],
  ])('reads %j as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['0,015', '0.015'],
    ['1,5', '1.5'],
    ['12,34', '12.34'],
    [',5', '0.5'],
    ['1,0000', '10000'],
    ['1,2345,6789', '123456789'],
    ['12,34,567', '1234567'],
    ['1.234,5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1,', '1'],
    ['1,234,', '1234'],
    // The commas of the groups are those that a field adds.
    ['1,234,5', '1234.5'],
    ['12,345,67', '12345.67'],
    ['1,234,567,89', '1234567.89'],
  ])('refuses %j and guesses %s', (text, guess) => {
    expect(failureOf(text)).toEqual({ code: 'number.badGroupingGuess', facts: { field: 'x', guess } });
  });

  it.each([
    '1,,000',
    '1,000.5,0',
    '10,00020,000',
    '1.000,0.0',
    "1,234'567",
    '0,000,000',
    '1,23,45',
    '0,234,5',
    '1,234,5,6',
  ])('refuses %j and guesses nothing', (text) => {
    expect(failureOf(text)).toEqual({ code: 'number.badGrouping', facts: { field: 'x' } });
  });

  it.each([
    ['55.000', '55000'],
    ['1.250', '1250'],
    ['-55.000원', '55000'],
    ['1,100.000', '1100000'],
    ['12,345,600.000원', '12345600000'],
  ])('refuses %j in won that are paid and guesses %s', (text, guess) => {
    expect(failureOf(text, { unit: 'cash', allowNegative: true })).toMatchObject({
      code: 'number.badGroupingGuess',
      facts: { guess },
    });
  });

  it.each([
    ['55.000', 'won', '55'],
    ['1.250', 'coin', '1.25'],
    ['0.125', 'cash', '0.125'],
    ['100.555', 'cash', '100.555'],
    ['55.00', 'cash', '55'],
    ['1234.500', 'cash', '1234.5'],
    ['1,100.000', 'won', '1100'],
    ['1,234.567', 'cash', '1234.567'],
    ['1,234.50', 'cash', '1234.5'],
    ['1.250만원', 'cash', '12500'],
  ] as const)('reads a decimal point in %j of %s', (text, unit, expected) => {
    const read = parseNumber(text, { field: '', unit });
    expect(read.ok && read.value.toString()).toBe(expected);
  });

  it('guesses nothing that the field would not take', () => {
    expect(failureOf('0,015', { decimals: 0 })).toMatchObject({ code: 'number.badGrouping' });
    expect(failureOf('1,0000', { max: 9999 })).toMatchObject({ code: 'number.badGrouping' });
  });
});

describe('several values', () => {
  it.each([
    ['1 5', '1', '5'],
    ['10,000\n20,000', '10,000', '20,000'],
    ['10,000\t20,000', '10,000', '20,000'],
    ['1;2', '1', '2'],
    ['10,000, 20,000', '10,000', '20,000'],
    ['10,000, 20,000, 30,000', '10,000', '20,000'],
    ['1 234', '1', '234'],
    ['1\u3000000', '1', '000'],
    ['1,000원 2,000원', '1,000', '2,000'],
    ['1234567890123456789012345 9', '123456789012345678901234…', '9'],
  ])('refuses %j and names both', (text, first, second) => {
    const facts = { field: 'x', first, second };
    expect(failureOf(text, { unit: 'won' })).toEqual({ code: 'number.severalValues', facts });
  });
});

describe('exponents', () => {
  it('are refused unless the rule allows them', () => {
    expect(failureOf('1e5')).toEqual({ code: 'number.exponent', facts: { field: 'x' } });
    expect(failureOf('1E-5원', { unit: 'won' })).toMatchObject({ code: 'number.exponent' });
    expect(read('1.5e3', { allowExponent: true })).toBe('1500');
    expect(read('1.5E-3 ETH', { allowExponent: true, unit: 'ether' })).toBe('0.0015');
    expect(read('0e9999', { allowExponent: true })).toBe('0');
    expect(failureOf('1e5만', { allowExponent: true, unit: 'won' })).toMatchObject({ code: 'number.notNumber' });
  });

  it('beyond all digits are too large where there is a limit, too long elsewhere', () => {
    const rule = { allowExponent: true, max: 10n ** 30n };
    expect(failureOf('1e400', rule)).toEqual({ code: 'number.aboveMax', facts: { field: 'x', max: 1e30 } });
    expect(failureOf(`1e${'9'.repeat(400)}`, rule)).toMatchObject({ code: 'number.aboveMax' });
    expect(failureOf('-1e400', rule)).toMatchObject({ code: 'number.negative' });
    expect(failureOf('1e400', { allowExponent: true })).toMatchObject({ code: 'number.tooManyDigits' });
    expect(failureOf('1e-400', rule)).toMatchObject({ code: 'number.tooManyDigits' });
  });
});

describe('limits', () => {
  it('takes the longest number it allows and refuses one digit more', () => {
    expect(read('9'.repeat(MAX_NUMBER_DIGITS))).toBe('9'.repeat(MAX_NUMBER_DIGITS));
    const facts = { field: 'x', max: MAX_NUMBER_DIGITS };
    expect(failureOf('9'.repeat(MAX_NUMBER_DIGITS + 1))).toEqual({ code: 'number.tooManyDigits', facts });
    expect(failureOf(`0.${'1'.repeat(MAX_NUMBER_DIGITS + 1)}`)).toMatchObject({ code: 'number.tooManyDigits' });
  });

  it('includes both bounds', () => {
    const rule = { min: 1, max: 5 };
    expect(['1', '5', '0.99', '5.01'].map((text) => read(text, rule))).toEqual([
      '1',
      '5',
      'number.belowMin',
      'number.aboveMax',
    ]);
  });

  it('says negative before zero before the bounds before the places', () => {
    const rule = { allowNegative: false, allowZero: false, min: 1, max: 5, decimals: 1 };
    expect(['-0.5', '-0', '0.55', '5.55', '2.55', '2.5'].map((text) => read(text, rule))).toEqual([
      'number.negative',
      'number.zero',
      'number.belowMin',
      'number.aboveMax',
      'number.tooFine',
      '2.5',
    ]);
    expect(read('2.5', { decimals: 0 })).toBe('number.notWhole');
  });

  it('carries the field and the limit into the facts', () => {
    expect(failureOf('301', { max: 300 })).toEqual({ code: 'number.aboveMax', facts: { field: 'x', max: 300 } });
    expect(failureOf('1.55', { decimals: 1 })).toEqual({ code: 'number.tooFine', facts: { field: 'x', places: 1 } });
  });
});
