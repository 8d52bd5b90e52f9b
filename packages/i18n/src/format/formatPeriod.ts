import type { Language } from '../catalog.ts';

type Period = { readonly years: number; readonly months: number; readonly days: number };

const UNITS = [
  { unit: 'years', ko: '년', en: 'year' },
  { unit: 'months', ko: '개월', en: 'month' },
  { unit: 'days', ko: '일', en: 'day' },
] as const;

/**
 * A period in years, months and days, from its largest unit that is not zero; days alone if all are zero.
 *
 * @example formatPeriod({ years: 0, months: 9, days: 24 }, 'ko') // '9개월 24일'
 * @example formatPeriod({ years: 1, months: 0, days: 2 }, 'en') // '1 year, 0 months, 2 days'
 */
export function formatPeriod(period: Period, language: Language): string {
  // Where none is found, -1 leaves the days.
  const largest = UNITS.findIndex(({ unit }) => period[unit] !== 0);
  const parts = UNITS.slice(largest).map(({ unit, ko, en }) => {
    const count = period[unit];
    return language === 'ko' ? `${count}${ko}` : `${count} ${en}${count === 1 ? '' : 's'}`;
  });
  return parts.join(language === 'ko' ? ' ' : ', ');
}
