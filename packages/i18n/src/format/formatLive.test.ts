import { describe, expect, it } from 'vitest';
import { formatCoins } from './formatCoins.ts';
import { formatKrwDifference, formatKrwPrice, formatKrwRate } from './formatKrwPrice.ts';
import { formatSignedPercent, formatSignedPoints } from './formatSignedPercent.ts';
import { formatUsd, formatUsdPrice, formatUsdShort } from './formatUsd.ts';
import { formatUtcTime } from './formatUtcTime.ts';

/** Releases of the Unicode data differ in the space before AM and PM. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('formatUtcTime', () => {
  it('formats UTC on a 12-hour clock in both languages', () => {
    expect(plain(formatUtcTime('2026-11-20T14:05:09Z', 'ko'))).toBe('2026. 11. 20. 오후 2:05:09 UTC');
    expect(plain(formatUtcTime('2026-11-20T14:05:09Z', 'en'))).toBe('11/20/2026, 2:05:09 PM UTC');
  });

  it('formats midnight as 12, and milliseconds', () => {
    expect(plain(formatUtcTime(Date.UTC(2026, 0, 1), 'en'))).toBe('01/01/2026, 12:00:00 AM UTC');
  });
});

describe('dollars and won', () => {
  it.each([
    [57_947_300, '$57,947,300'],
    [0.4, '$0'],
    [-1234.6, '−$1,235'],
  ])('%d in whole dollars is %s', (value, text) => expect(formatUsd(value)).toBe(text));

  it.each([
    [67_000, '$67,000.00'],
    [143.2689, '$143.27'],
    [99.98765, '$99.9877'],
    [2.1234, '$2.1234'],
    [1, '$1.00'],
    [0.588, '$0.588'],
    [0.0000081, '$0.0000081'],
  ])('a coin at %d costs %s', (value, text) => expect(formatUsdPrice(value)).toBe(text));

  it.each([
    [99_000_000, '99,000,000원', '₩99,000,000'],
    [1000.4, '1,000원', '₩1,000'],
    [999.5, '999.5원', '₩999.5'],
    [0.0123, '0.0123원', '₩0.0123'],
  ])('a coin at %d won', (value, ko, en) => {
    expect([formatKrwPrice(value, 'ko'), formatKrwPrice(value, 'en')]).toEqual([ko, en]);
  });

  it.each([
    [2_017_500, 99_000_000, '2,017,500원', '₩2,017,500'],
    [734.57, 99_000_000, '735원', '₩735'],
    [0.5, 1000, '1원', '₩1'],
    [0.49, 1000.4, '0.49원', '₩0.49'],
    [0.2, 870.2, '0.2원', '₩0.2'],
    [0.301234, 853.721, '0.301원', '₩0.301'],
    [-2.3, 870.2, '−2.3원', '−₩2.3'],
    [0.00003, 0.0125, '0.00003원', '₩0.00003'],
    [0.0000001234, 870.2, '0.0000001원', '₩0.0000001'],
    [999_999, 1, '999,999원', '₩999,999'],
    [0, 870.2, '0원', '₩0'],
    [0, 1000, '0원', '₩0'],
  ])('a difference of %d at %d won', (difference, price, ko, en) => {
    const texts = (['ko', 'en'] as const).map((language) => formatKrwDifference(difference, price, language));
    expect(texts).toEqual([ko, en]);
  });

  it('formats an exchange rate as banks do', () => {
    expect([formatKrwRate(1447.5, 'ko'), formatKrwRate(1447.5, 'en')]).toEqual(['1,447.50원', '₩1,447.50']);
  });

  it('abbreviates large amounts in the units of the language', () => {
    expect([formatUsdShort(57_947_300, 'ko'), formatUsdShort(57_947_300, 'en')]).toEqual(['5,794.7만 달러', '$57.9M']);
    expect([formatUsdShort(0, 'ko'), formatUsdShort(950, 'ko')]).toEqual(['0달러', '950달러']);
  });
});

describe('formatSignedPercent', () => {
  it.each([
    [2.08, '+2.08%'],
    [-0.5, '−0.50%'],
    [0, '0.00%'],
    [-0.001, '0.00%'],
    [-1234.5, '−1,234.50%'],
    [1e21, '+1,000,000,000,000,000,000,000.00%'],
  ])('%d is %s', (value, text) => {
    expect(formatSignedPercent(value)).toBe(text);
    expect(formatSignedPoints(value)).toBe(text.replace('%', ''));
  });
});

describe('formatCoins', () => {
  it.each([
    [30_724.5, '30,724.5'],
    [0.000123456, '0.0001235'],
    [250_000_000, '250,000,000'],
  ])('%d is %s', (value, text) => expect(formatCoins(value)).toBe(text));
});

describe('as the engine', () => {
  const LOCALES = { ko: 'ko-KR', en: 'en-US' } as const;

  it.each(['ko', 'en'] as const)('abbreviates dollars of any size in %s', (language) => {
    const engine = new Intl.NumberFormat(LOCALES[language], {
      notation: 'compact',
      maximumFractionDigits: 1,
      useGrouping: 'always',
    });
    const edges = [
      0, 0.04, 0.05, 0.94, 0.95, 0.99, 1, 999.94, 999.95, 999.96, 999_949, 999_950, 999_960, 9_999.4, 9_999.96,
    ];
    const more = [99_999_499, 99_999_960, 999_999_499_999, 999_999_999_999, 1.2345e15, 9.9996e15];
    const spread = Array.from({ length: 2000 }, (_, at) => 1.0137 ** at * 7.31).filter((value) => value < 1e15);
    for (const value of [...edges, ...more, ...spread]) {
      const shown = formatUsdShort(value, language).replace(/^\$| ?달러$/gu, '');
      expect(shown, String(value)).toBe(engine.format(value));
    }
  });
});
