import type { Language } from '../catalog.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };
const COMPACT_PLACES = 1;
const MAX_DIGITS = 6;

/** Whole dollars, digits grouped. @example formatUsd(57947300) // '$57,947,300' */
export function formatUsd(value: number): string {
  return `${value < 0 ? '-' : ''}$${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
}

/** The price of one coin: cents, or as many digits as a cheap coin needs. @example formatUsdPrice(0.588) // '$0.588' */
export function formatUsdPrice(value: number): string {
  const digits =
    Math.abs(value) < 1
      ? { maximumSignificantDigits: MAX_DIGITS }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${value.toLocaleString('en-US', digits)}`;
}

/** A large sum of dollars in few characters. @example formatUsdShort(57947300, 'en') // '$57.9M' */
export function formatUsdShort(value: number, language: Language): string {
  const shown = value.toLocaleString(LOCALES[language], {
    notation: 'compact',
    maximumFractionDigits: COMPACT_PLACES,
    useGrouping: 'always',
  });
  if (language === 'en') return `$${shown}`;
  // A unit stands right behind its digits, and apart from 만 and 억.
  return /\d$/u.test(shown) ? `${shown}달러` : `${shown} 달러`;
}
