import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';
import { nearestTools } from './nearestTools.ts';
import { registry } from './registry.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['count', 'count', 0],
    ['cuont', 'count', 1],
    ['salry', 'salary', 1],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i, both ways', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('nearestTools', () => {
  const nearest = (path: string) => nearestTools(registry.tools, path).map(({ id }) => id);

  it.each([
    ['/string-tools/char-cuont', ['char-count']],
    ['/string-tools/charcount/', ['char-count']],
    ['/calculator-tools/vat-calculater', ['vat-calculator']],
    ['/VAT', ['vat-calculator']],
    ['/bim-calculator', ['bmi-calculator']],
    ['/salry-calculator', ['salary-calculator']],
    ['/json-viewer', ['json-formatter']],
    ['/crypto-tools/wei', ['wei-converter']],
  ])('of %s', (path, ids) => {
    expect(nearest(path)).toEqual(ids);
  });

  it('puts the nearest of several first', () => {
    expect(nearest('/crypto-tools/whale-alerts')[0]).toBe('whale-alert');
    expect(nearest('/qr')).toEqual(expect.arrayContaining(['qr-generator', 'address-qr']));
    expect(nearest('/compare')).toEqual(expect.arrayContaining(['text-compare', 'code-compare']));
  });

  it.each([
    '/zzz',
    '/',
    '/calculator',
    '/mortgage-calculator',
    '/unit-converter',
    '/password-generator',
    '/cat-pictures',
    '/wp-login.php',
    '/%EA%B0%80',
    `/${'<'.repeat(5000)}`,
    `/${'a'.repeat(5000)}`,
  ])('suggests nothing for the stranger %s', (path) => {
    expect(nearest(path)).toEqual([]);
  });
});
