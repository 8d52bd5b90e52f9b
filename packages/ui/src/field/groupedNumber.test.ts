import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNumber, isRegroupable, plainOf, shownCaret, ungroupNumber } from './groupedNumber.ts';

describe('groupNumber', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1,234'],
    ['1234567', '1,234,567'],
    ['-1234567.12345', '-1,234,567.12345'],
    ['.12345', '.12345'],
    ['1234.', '1,234.'],
    ['₩1234', '₩1234'],
    ['1234원', '1234원'],
    ['0,015', '0,015'],
    ['12,34', '12,34'],
    ['words', 'words'],
  ])('%j is shown as %j', (plain, shown) => {
    expect(groupNumber(plain)).toBe(shown);
  });
});

describe('ungroupNumber', () => {
  it.each([
    ['1,234원', '1234원'],
    ['1,234,567.89', '1234567.89'],
    ['12,34', '1234'],
    ['1234,', '1234'],
    ['1.5,3', '1.5,3'],
    ['one, two', 'one, two'],
  ])('%j is given out as %j', (typed, plain) => {
    expect(ungroupNumber(typed)).toBe(plain);
  });

  it('reverses groupNumber for every text without commas', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.-+eE 원₩') });
    fc.assert(fc.property(text, (plain) => ungroupNumber(groupNumber(plain)) === plain));
  });
});

describe('plainOf', () => {
  it.each([
    ['1,234.5', '1234.5'],
    [' 1234 ', '1234'],
    ['-1,234,567', '-1234567'],
    ['0,015', undefined],
    ['1,5', undefined],
    ['1,0000', undefined],
    ['1,', undefined],
    ['1 5', undefined],
    ['1,234원', undefined],
  ])('of %j is %j', (text, plain) => {
    expect(plainOf(text)).toBe(plain);
  });
});

describe('isRegroupable', () => {
  it.each([
    ['1,0000', '1,000', true],
    ['1,00', '1,000', true],
    ['1234,567', '1,234,567', true],
    ['1,', '1', false],
    ['0,0', '0,', true],
    ['1,000,', '1,000', false],
    ['1,000원', '1,000', false],
    ['1,000 5', '1,000', false],
  ])('%j after %j: %s', (text, before, expected) => {
    expect(isRegroupable(text, before)).toBe(expected);
  });
});

it('shownCaret keeps the number of plain characters before the caret', () => {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
  fc.assert(
    fc.property(whole, fc.nat(), (plain, n) => {
      const caret = n % (plain.length + 1);
      const shown = groupNumber(plain);
      expect(ungroupNumber(shown.slice(0, shownCaret(shown, caret)))).toHaveLength(caret);
    }),
  );
});
