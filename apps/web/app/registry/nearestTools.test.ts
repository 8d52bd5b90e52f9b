import { describe, expect, it } from 'vitest';
import { nearestTools } from './nearestTools.ts';

/** Slugs like those of the tools: several share a word, and two are equal. */
const addresses = [
  '/string-tools/char-count',
  '/string-tools/ascii-converter',
  '/string-tools/case-converter',
  '/string-tools/text-compare',
  '/code-tools/json-formatter',
  '/code-tools/code-compare',
  '/image-tools/qr-generator',
  '/image-tools/barcode-generator',
  '/calculator-tools/vat-calculator',
  '/calculator-tools/bmi-calculator',
  '/calculator-tools/salary-calculator',
  '/crypto-tools/wei-converter',
  '/crypto-tools/average-calculator',
  '/crypto-tools/qr-generator',
  '/crypto-tools/whale-alert',
].map((path) => ({ path }));

describe('nearestTools', () => {
  const nearest = (path: string) => nearestTools(addresses, path).map(({ path: found }) => found);

  it.each([
    ['/string-tools/char-cuont', '/string-tools/char-count'],
    ['/string-tools/charcount/', '/string-tools/char-count'],
    ['/calculator-tools/vat-calculater', '/calculator-tools/vat-calculator'],
    ['/VAT', '/calculator-tools/vat-calculator'],
    ['/bim-calculator', '/calculator-tools/bmi-calculator'],
    ['/salry-calculator', '/calculator-tools/salary-calculator'],
    ['/json-viewer', '/code-tools/json-formatter'],
    ['/crypto-tools/wei', '/crypto-tools/wei-converter'],
  ])('of %s', (path, expected) => {
    expect(nearest(path)).toEqual([expected]);
  });

  it('puts the nearest of several first', () => {
    expect(nearest('/crypto-tools/whale-alerts')[0]).toBe('/crypto-tools/whale-alert');
    expect(nearest('/qr')).toEqual(['/image-tools/qr-generator', '/crypto-tools/qr-generator']);
    expect(nearest('/compare')).toEqual(
      expect.arrayContaining(['/string-tools/text-compare', '/code-tools/code-compare']),
    );
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
