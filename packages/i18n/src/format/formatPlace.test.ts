import { describe, expect, it } from 'vitest';
import { formatCoordinates } from './formatCoordinates.ts';
import { formatCountry } from './formatCountry.ts';
import { formatZonedTime } from './formatZonedTime.ts';

describe('formatCoordinates', () => {
  it('shows five decimal places', () => {
    expect(formatCoordinates(37.42301, -122.083352)).toBe('37.42301, -122.08335');
    expect(formatCoordinates(-0.000001, -0)).toBe('0.00000, 0.00000');
  });
});

describe('formatCountry', () => {
  it.each([
    ['KR', 'ko', '대한민국'],
    ['US', 'ko', '미국'],
    ['US', 'en', 'United States'],
    ['QQ', 'ko', undefined],
    ['', 'ko', undefined],
    ['not a code', 'en', undefined],
  ] as const)('%j in %s is %s', (code, language, name) => {
    expect(formatCountry(code, language)).toBe(name);
  });
});

describe('formatZonedTime', () => {
  it('formats the time of another zone', () => {
    const texts = [formatZonedTime(0, 'Asia/Seoul', 'en'), formatZonedTime(0, 'Asia/Seoul', 'ko')];
    expect(texts.map((text) => text?.replaceAll(/\s/gu, ' '))).toEqual([
      'Thu, Jan 1, 9:00 AM GMT+9',
      '1월 1일 (목) 오전 9:00 GMT+9',
    ]);
  });

  it('returns nothing for an unknown zone', () => {
    expect(formatZonedTime(0, 'Mars/Olympus', 'ko')).toBeUndefined();
  });
});
