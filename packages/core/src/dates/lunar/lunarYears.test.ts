import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../dayNumber.ts';
import { FIRST_LUNAR_DAY, FIRST_LUNAR_YEAR, LUNAR_YEARS } from './lunarYears.ts';

const years = LUNAR_YEARS.map((code, index) => {
  const leapMonth = Number.parseInt(code.charAt(0), 16);
  return { year: FIRST_LUNAR_YEAR + index, leapMonth, lengths: code.slice(1) };
});

describe('LUNAR_YEARS', () => {
  it('begins with 1920', () => {
    expect(FIRST_LUNAR_YEAR).toBe(1920);
  });

  it('ends where the new year of 2051 begins', () => {
    const days = years.flatMap(({ lengths }) => Array.from(lengths, (mark) => (mark === '1' ? 30 : 29)));
    const sum = days.reduce((total, length) => total + length, 0);
    expect(toDayNumber(FIRST_LUNAR_DAY) + sum).toBe(toDayNumber({ year: 2051, month: 2, day: 11 }));
  });

  it('has thirteen months in the years with a leap month, and twelve in the others', () => {
    for (const { year, leapMonth, lengths } of years) {
      expect(lengths, String(year)).toHaveLength(leapMonth === 0 ? 12 : 13);
    }
  });

  it('has the leap months of the almanac, seven in nineteen years', () => {
    const leaps = years.flatMap(({ year, leapMonth }) => (leapMonth === 0 ? [] : [`${year}-${leapMonth}`]));
    expect(leaps).toEqual([
      ...['1922-5', '1925-4', '1928-2', '1930-6', '1933-5', '1936-3'],
      ...['1938-7', '1941-6', '1944-4', '1947-2', '1949-7', '1952-5', '1955-3'],
      ...['1957-8', '1960-6', '1963-4', '1966-3', '1968-7', '1971-5', '1974-4'],
      ...['1976-8', '1979-6', '1982-4', '1984-10', '1987-6', '1990-5', '1993-3'],
      ...['1995-8', '1998-5'],
      ...['2001-4', '2004-2', '2006-7', '2009-5', '2012-3', '2014-9', '2017-5'],
      ...['2020-4', '2023-2', '2025-6', '2028-5', '2031-3', '2033-11', '2036-6'],
      ...['2039-5', '2042-2', '2044-7', '2047-5', '2050-3'],
    ]);
  });
});
