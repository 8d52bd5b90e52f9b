import type { Language } from '../catalog.ts';
import { formatWhole } from './formatNumber.ts';
import { numberFormatter } from './numberFormatter.ts';

const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US' };
const COMPACT_PLACES = 1;
const MAX_DIGITS = 6;
const formatCents = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const formatCheap = numberFormatter({ maximumSignificantDigits: MAX_DIGITS });
const compactFormats = new Map<Language, Intl.NumberFormat>();

function compactIn(language: Language): Intl.NumberFormat {
  const known = compactFormats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(LOCALES[language], {
    notation: 'compact',
    maximumFractionDigits: COMPACT_PLACES,
    useGrouping: 'always',
  });
  compactFormats.set(language, format);
  return format;
}

/** Whole dollars, digits grouped. @example formatUsd(57947300) // '$57,947,300' */
export function formatUsd(value: number): string {
  return `${value < 0 ? '−' : ''}$${formatWhole(Math.abs(value))}`;
}

/** The price of one coin: cents, or as many digits as a cheap coin needs. @example formatUsdPrice(0.588) // '$0.588' */
export function formatUsdPrice(value: number): string {
  return `$${Math.abs(value) < 1 ? formatCheap(value) : formatCents(value)}`;
}

/** A large sum of dollars in few characters. @example formatUsdShort(57947300, 'en') // '$57.9M' */
export function formatUsdShort(value: number, language: Language): string {
  const shown = compactIn(language).format(value);
  if (language === 'en') return `$${shown}`;
  // A unit directly follows digits, but is separated from 만 and 억 by a space.
  return /\d$/u.test(shown) ? `${shown}달러` : `${shown} 달러`;
}
