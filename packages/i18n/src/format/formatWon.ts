import type { Language } from '../catalog.ts';
import { formatWhole } from './formatNumber.ts';

/**
 * An amount of won with its mark: the one place that puts them together, so that no page writes it in two ways.
 *
 * @param amount a number is rounded to whole won; digits that are written already keep their places
 * @example formatWon(11000n, 'ko') // '11,000원'
 * @example formatWon('-85.71', 'en') // '-₩85.71'
 */
export function formatWon(amount: bigint | number | string, language: Language): string {
  const written = typeof amount === 'string' ? amount : formatWhole(amount);
  const digits = written.replace(/^-/, '');
  // A sign before nothing but zeros says nothing.
  const minus = written.startsWith('-') && /[1-9]/.test(digits) ? '-' : '';
  return language === 'ko' ? `${minus}${digits}원` : `${minus}₩${digits}`;
}
