import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { type Exact, exact } from './exact.ts';

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const ratio = fc.tuple(whole, fc.bigInt({ min: 1n, max: 10n ** 20n }));
const signed = ({ s, n, d }: { s: bigint; n: bigint; d: bigint }) => [n === 0n ? 0n : s * n, d];

describe('exact', () => {
  it.each([
    [0.1, '0.1'],
    [-0, '0'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [123456789.125, '123456789.125'],
    [10n ** 30n, '1000000000000000000000000000000'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+1.50', '1.5'],
    [' -2e3 ', '-2000'],
    ['2.5E-3', '0.0025'],
    ['-1/3', '-1/3'],
    ['1.5/-3', '-0.5'],
  ])('reads %s as %s', (value, text) => {
    expect(exact(value).toString()).toBe(text);
  });

  it.each([
    '',
    ' ',
    '1,000',
    '1 5',
    '1/',
    '/3',
    '1/2/3',
    '0x10',
    '1e99999',
    'ten',
    '--1',
    '.',
    '1.2.3',
    Number.NaN,
    Infinity,
  ])('refuses %j', (value) => {
    expect(() => exact(value)).toThrow(TypeError);
  });

  it('refuses a division by zero', () => {
    expect(() => exact(1).div(0)).toThrow(RangeError);
    expect(() => exact('1/0')).toThrow(RangeError);
    expect(() => exact(1).div('0.0')).toThrow(RangeError);
  });

  it('reads every double as the decimal it is written as', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(exact(value).toNumber()).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('has lowest terms, and a sign of its own that is 1 for zero', () => {
    expect(exact(-6).div(4)).toMatchObject({ s: -1n, n: 3n, d: 2n });
    expect(exact(6).div(-4)).toMatchObject({ s: -1n, n: 3n, d: 2n });
    expect(exact('-0')).toMatchObject({ s: 1n, n: 0n, d: 1n });
  });

  it('writes finite decimals as digits and all others as a ratio', () => {
    expect([exact(1).div(3), exact(-7).div(40), exact(22).div(7)].map(String)).toEqual(['1/3', '-0.175', '22/7']);
  });

  it('computes as fraction.js does', () => {
    type Both = readonly [own: Exact, oracle: Fraction];
    const agree = ([own, oracle]: Both) => expect(signed(own)).toEqual(signed(oracle));
    fc.assert(
      fc.property(ratio, ratio, ([a, b], [c, d]) => {
        const [x, y] = [exact(a).div(b), exact(c).div(d)];
        const [u, v] = [new Fraction(a, b), new Fraction(c, d)];
        agree([x.add(y), u.add(v)]);
        agree([x.sub(y), u.sub(v)]);
        agree([x.mul(y), u.mul(v)]);
        agree([x.neg(), u.neg()]);
        agree([x.abs(), u.abs()]);
        if (c !== 0n) agree([x.div(y), u.div(v)]);
        expect(x.compare(y)).toBe(Math.sign(u.compare(v)));
        expect(x.equals(y)).toBe(u.equals(v));
      }),
      { numRuns: 1000 },
    );
  });
});
