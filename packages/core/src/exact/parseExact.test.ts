import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExact } from './formatExact.ts';
import { MAX_EXACT_DIGITS, parseExact } from './parseExact.ts';

function shown(text: string): string {
  const parsed = parseExact(text, 'x');
  return parsed.ok ? formatExact(parsed.value, { places: 40, minPlaces: 0 }) : parsed.failure.code;
}

describe('parseExact', () => {
  it.each([
    ['0.1', '0.1'],
    ['1,234.5원', '1234.5'],
    ['₩ 12 000', '12000'],
    ['$3.50', '3.5'],
    ['１２３．５', '123.5'],
    ['−7', '-7'],
    ['-0', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1e3', '1000'],
    ['1.5E-3', '0.0015'],
  ])('reads %s as %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each(['', '   ', '.', '-', '--1', '1.2.3', 'abc', 'NaN', 'Infinity', '1e', '0x10', '12 apples'])(
    'refuses %j as not a number',
    (text) => {
      expect(shown(text)).toBe('number.notNumber');
    },
  );

  it('takes the longest number it allows and refuses one digit more', () => {
    expect(shown('9'.repeat(MAX_EXACT_DIGITS))).toBe('9'.repeat(MAX_EXACT_DIGITS));
    expect(shown('9'.repeat(MAX_EXACT_DIGITS + 1))).toBe('number.tooManyDigits');
    expect(shown('1e9999')).toBe('number.tooManyDigits');
  });

  it('carries the field into the facts', () => {
    expect(parseExact('x', '금액')).toEqual({
      ok: false,
      failure: { code: 'number.notNumber', facts: { field: '금액' } },
    });
  });

  it('gives back every decimal it was given', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.integer({ min: 0, max: 20 }),
        (digits, places) => {
          const size = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
          const whole = size.slice(0, size.length - places);
          const text = `${digits < 0n ? '-' : ''}${whole}${places > 0 ? `.${size.slice(size.length - places)}` : ''}`;
          const parsed = parseExact(text);
          expect(parsed.ok && formatExact(parsed.value, { places })).toBe(digits === 0n ? text.replace('-', '') : text);
        },
      ),
    );
  });
});
