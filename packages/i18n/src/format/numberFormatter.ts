import { groupDecimal } from './groupDecimal.ts';

type Places =
  | { readonly minimumFractionDigits?: number; readonly maximumFractionDigits: number }
  | { readonly maximumSignificantDigits: number };

type Digits = {
  /** Without leading zeros; empty for zero. */
  readonly digits: string;
  /** How many of them are before the point; below zero if zeros follow the point. */
  readonly whole: number;
};

/** The shortest decimal digits that stand for this number, as the engine writes them. */
function digitsOf(value: bigint | number): Digits {
  if (typeof value === 'bigint') {
    const digits = String(value).replace('-', '');
    return digits === '0' ? { digits: '', whole: 0 } : { digits, whole: digits.length };
  }
  if (value === 0) return { digits: '', whole: 0 };
  const [mantissa = '', exponent] = Math.abs(value).toExponential().split('e');
  return { digits: mantissa.replace('.', ''), whole: Number(exponent) + 1 };
}

/** Keeps so many digits; a half is rounded away from zero. */
function round({ digits, whole }: Digits, kept: number): Digits {
  if (kept >= digits.length) return { digits, whole };
  if (kept < 0) return { digits: '', whole: 0 };
  const isUp = (digits[kept] ?? '') >= '5';
  const rounded = String(BigInt(digits.slice(0, kept)) + (isUp ? 1n : 0n));
  if (rounded === '0') return { digits: '', whole: 0 };
  return { digits: rounded, whole: whole + rounded.length - kept };
}

/**
 * A function that formats numbers with grouped digits, in both languages alike. The result is that of
 * `Intl.NumberFormat` in English, except that −0 has no sign. `Intl` itself is not used, because its first format takes
 * a page more than ten milliseconds, on a phone fifty.
 *
 * @param unit the power of ten that is one in the result
 * @example numberFormatter({ maximumFractionDigits: 2 })(1234.567) // '1,234.57'
 * @example numberFormatter({ maximumFractionDigits: 1 }, 4)(5_678_901) // '567.9'
 */
export function numberFormatter(places: Places, unit = 0): (value: bigint | number) => string {
  const isSignificant = 'maximumSignificantDigits' in places;
  const least = isSignificant ? 0 : (places.minimumFractionDigits ?? 0);
  return (value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value).replace('Infinity', '∞');
    const all = digitsOf(value);
    const exact = { ...all, whole: all.whole - unit };
    const kept = isSignificant ? places.maximumSignificantDigits : exact.whole + places.maximumFractionDigits;
    const { digits, whole } = round(exact, kept);
    const before = digits.slice(0, Math.max(0, whole)).padEnd(whole, '0') || '0';
    const after = `${'0'.repeat(Math.max(0, -whole))}${digits.slice(Math.max(0, whole))}`.replace(/0+$/u, '');
    const fraction = after.padEnd(least, '0');
    return `${value < 0 ? '-' : ''}${groupDecimal(fraction === '' ? before : `${before}.${fraction}`)}`;
  };
}
