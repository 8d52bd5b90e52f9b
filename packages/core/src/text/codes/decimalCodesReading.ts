import { parseCharCodes } from './parseCharCodes.ts';
import { plainCodes } from './plainCodes.ts';

/** Decimal codes with one separator that `parseCharCodes` does not know: 65-66-67, 65 | 66. */
const JOINED = /^\s*\d{2,7}(?:\s*([-|/.:_+])\s*\d{2,7})(?:\s*\1\s*\d{2,7})*\s*$/u;
const SEPARATOR = /[\s\-|/.:_+]+/u;
/** Controls and code points without a character. */
const OTHER = /\p{C}/u;

/**
 * Decimal codes with spaces in place of hyphens, bars, slashes, points or colons: `65-66-67`, `65|66`. Undefined where
 * they are not text, as in a date. To be offered, not taken without asking.
 *
 * @example decimalCodesReading('65-66-67') // '65 66 67'
 */
export function decimalCodesReading(codes: string): string | undefined {
  const text = plainCodes(codes);
  if (!JOINED.test(text)) return undefined;
  const spaced = text.trim().split(SEPARATOR).join(' ');
  const decoded = parseCharCodes(spaced);
  return decoded.ok && !OTHER.test(decoded.value) ? spaced : undefined;
}
