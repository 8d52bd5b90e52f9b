import type { Language } from '../catalog.ts';
import { formatWhole } from './formatWhole.ts';

/**
 * An amount of won with its unit: the only place that combines them, so that all pages use one format.
 *
 * @param amount a number is rounded to whole won; digits that are written already keep their places
 * @example formatWon(11000n, 'ko') // '11,000원'
 * @example formatWon('-85.71', 'en') // '−₩85.71'
 */
export function formatWon(amount: bigint | number | string, language: Language): string {
  const written = typeof amount === 'string' ? amount : formatWhole(amount);
  const digits = written.replace(/^-/, '');
  // A zero has no sign. The minus is as wide as a plus sign.
  const minus = written.startsWith('-') && /[1-9]/.test(digits) ? '−' : '';
  return language === 'ko' ? `${minus}${digits}원` : `${minus}₩${digits}`;
}
