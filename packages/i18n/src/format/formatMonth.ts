import type { Language } from '../catalog.ts';
import { MONTHS } from './months.ts';

type Month = { readonly year: number; readonly month: number };

/** @example formatMonth({ year: 2026, month: 11 }, 'en') // 'November 2026' */
export function formatMonth({ year, month }: Month, language: Language): string {
  return language === 'ko' ? `${year}년 ${month}월` : `${MONTHS[month - 1]} ${year}`;
}
