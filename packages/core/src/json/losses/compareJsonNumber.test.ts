import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareJsonNumber } from './compareJsonNumber.ts';

describe('compareJsonNumber', () => {
  it.each([
    ['0', 'none', '0'],
    ['0.1', 'none', '0.1'],
    ['-1.5', 'none', '-1.5'],
    ['9007199254740992', 'none', '9007199254740992'],
    ['1e+21', 'none', '1e+21'],
    ['1.7976931348623157e+308', 'none', '1.7976931348623157e+308'],
    ['5e-324', 'none', '5e-324'],
    ['1.0', 'spelling', '1'],
    ['100e-2', 'spelling', '1'],
    ['1e2', 'spelling', '100'],
    ['1E+2', 'spelling', '100'],
    ['0.000001000', 'spelling', '0.000001'],
    ['0.0000001', 'spelling', '1e-7'],
    ['1000000000000000000000', 'spelling', '1e+21'],
    ['0e99999999999', 'spelling', '0'],
    ['0.00', 'spelling', '0'],
    ['9007199254740993', 'precision', '9007199254740992'],
    ['12345678901234567890', 'precision', '12345678901234567000'],
    ['0.1000000000000000055511151231257827', 'precision', '0.1'],
    ['3e-324', 'precision', '5e-324'],
    ['1e309', 'overflow', 'null'],
    ['-1e309', 'overflow', 'null'],
    ['1e-400', 'underflow', '0'],
    ['-1e-400', 'underflow', '0'],
    ['-0', 'negativeZero', '0'],
    ['-0.00e7', 'negativeZero', '0'],
  ] as const)('%s: %s, %s', (number, change, becomes) => {
    expect(compareJsonNumber(number)).toEqual({ change, becomes });
  });

  it('writes what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(), fc.integer({ min: -400, max: 400 }), (whole, fraction, exponent) => {
        const number = `${whole}.${fraction}e${exponent}`;
        expect(compareJsonNumber(number).becomes).toBe(JSON.stringify(JSON.parse(number)));
      }),
    );
  });

  it('sees a loss exactly where the whole number changes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (whole) => {
        const lost = BigInt(Number(whole).toString()) !== whole;
        expect(compareJsonNumber(whole.toString()).change).toBe(lost ? 'precision' : 'none');
      }),
    );
  });

  it('never calls up to fifteen digits a loss', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999_999 }),
        fc.integer({ min: -290, max: 290 }),
        (digits, power) => {
          expect(['none', 'spelling']).toContain(compareJsonNumber(`${digits}e${power}`).change);
        },
      ),
    );
  });

  it('stays linear in long numbers', () => {
    const zeros = '0'.repeat(1_000_000);
    expect(compareJsonNumber(`0.${zeros}1${zeros}`).change).toBe('underflow');
    expect(compareJsonNumber(`1.${zeros}`).change).toBe('spelling');
  });
});
