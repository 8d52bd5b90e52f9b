import type { Language } from '../catalog.ts';
import { formatWhole } from './formatWhole.ts';
import { numberFormatter } from './numberFormatter.ts';

const COMPACT_PLACES = 1;
const MAX_DIGITS = 6;
/** Below this price, a cent is more than the premium of a coin may be. */
const CENTS_FROM = 100;
const formatFine = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 4 });
const formatCents = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const formatCheap = numberFormatter({ maximumSignificantDigits: MAX_DIGITS });

type Unit = { readonly power: number; readonly name: string };

/** Smallest first. */
const UNITS: Readonly<Record<Language, readonly [Unit, ...Unit[]]>> = {
  ko: [
    { power: 0, name: '' },
    { power: 3, name: '천' },
    { power: 4, name: '만' },
    { power: 8, name: '억' },
    { power: 12, name: '조' },
  ],
  en: [
    { power: 0, name: '' },
    { power: 3, name: 'K' },
    { power: 6, name: 'M' },
    { power: 9, name: 'B' },
    { power: 12, name: 'T' },
  ],
};

/** A number in the largest unit of which it is at least one. */
function compact(value: number, language: Language): string {
  const inUnit = (least: number) => UNITS[language].findLast(({ power }) => least >= 10 ** power) ?? UNITS[language][0];
  const write = ({ power, name } = inUnit(value)) => {
    const digits = numberFormatter({ maximumFractionDigits: COMPACT_PLACES }, power)(value);
    return { text: `${digits}${name}`, rounded: Number(digits.replaceAll(',', '')) * 10 ** power };
  };
  // Rounding may make it one of the next unit.
  return write(inUnit(write().rounded)).text;
}

/**
 * Whole dollars, digits grouped.
 *
 * @example formatUsd(57947300) // '$57,947,300'
 */
export function formatUsd(value: number): string {
  return `${value < 0 ? '−' : ''}$${formatWhole(Math.abs(value))}`;
}

/**
 * The price of one coin: cents, or as many digits as a cheap coin needs.
 *
 * @example formatUsdPrice(0.588) // '$0.588'
 * @example formatUsdPrice(2.1234) // '$2.1234'
 */
export function formatUsdPrice(value: number): string {
  const size = Math.abs(value);
  const format = size < 1 ? formatCheap : size < CENTS_FROM ? formatFine : formatCents;
  return `$${format(value)}`;
}

/**
 * A large sum of dollars in few characters.
 *
 * @example formatUsdShort(57947300, 'en') // '$57.9M'
 */
export function formatUsdShort(value: number, language: Language): string {
  const shown = compact(value, language);
  if (language === 'en') return `$${shown}`;
  // A unit directly follows digits, but is separated from 만 and 억 by a space.
  return /\d$/u.test(shown) ? `${shown}달러` : `${shown} 달러`;
}
