import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupNumber, shownCaret, ungroupNumber, withoutUnit } from './groupedNumber.ts';

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
    ['₩1234', '₩1,234'],
    ['1234원', '1,234원'],
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

  it('undoes groupNumber for every text without commas', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.-+eE 원₩') });
    fc.assert(fc.property(text, (plain) => ungroupNumber(groupNumber(plain)) === plain));
  });
});

describe('withoutUnit', () => {
  it.each([
    ['1,234원', '원', '1,234'],
    ['9.4 %', '%', '9.4'],
    ['170cm', 'cm', '170'],
    ['원', '원', '원'],
    ['1,234원', undefined, '1,234원'],
    ['1,234원', '달러', '1,234원'],
  ])('%j in a field of %j is %j', (text, unit, rest) => {
    expect(withoutUnit(text, unit)).toBe(rest);
  });
});

it('shownCaret stands behind as many plain characters, whatever the commas', () => {
  const whole = fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String);
  fc.assert(
    fc.property(whole, fc.nat(), (plain, n) => {
      const caret = n % (plain.length + 1);
      const shown = groupNumber(plain);
      expect(ungroupNumber(shown.slice(0, shownCaret(shown, caret)))).toHaveLength(caret);
    }),
  );
});
