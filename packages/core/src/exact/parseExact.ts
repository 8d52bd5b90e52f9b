import Fraction from 'fraction.js';
import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The text is not one decimal number. */
    'number.notNumber': { readonly field: string };
    /** More digits or a larger exponent than any tool can mean. */
    'number.tooManyDigits': { readonly field: string; readonly max: number };
  }
}

/** An exact rational number. Every formula of money or measure runs on it and is rounded once, where it is shown. */
export type Exact = Fraction;

/** Digits before and after the point together, exponent included: far above any tool's own limit, far below a freeze. */
export const MAX_EXACT_DIGITS = 100;

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Full-width digits and signs become plain ones; grouping, blanks and a won or dollar mark around the number go. */
function plainNumberText(text: string): string {
  let plain = '';
  for (const character of text.trim()) {
    const code = character.codePointAt(0) ?? 0;
    plain += code >= 0xff0b && code <= 0xff19 ? String.fromCodePoint(code - FULL_WIDTH_OFFSET) : character;
  }
  return plain
    .replaceAll('\u2212', '-')
    .replaceAll(',', '')
    .replaceAll(/\s/g, '')
    .replace(/^(?:₩|￦|\$)/u, '')
    .replace(/원$/u, '');
}

/**
 * Reads a decimal number as people type and paste it, exactly.
 *
 * - Accepts grouping commas, blanks, full-width digits, a leading `₩` or `$`, a trailing `원`, and an exponent.
 * - Never goes through a float: `0.1` is one tenth.
 * - Blank text, a lone sign or point, words and `Infinity` are `number.notNumber`.
 * - More than {@link MAX_EXACT_DIGITS} digits, exponent counted, are `number.tooManyDigits`.
 *
 * @param text what the visitor typed
 * @param field the label of the field, carried into the failure's facts
 * @example parseExact('1,234.5원') // { ok: true, value: 2469/2 }
 */
export function parseExact(text: string, field = ''): Result<Exact> {
  const match = DECIMAL.exec(plainNumberText(text));
  const [, sign = '', whole = '', fraction = '', exponentText = '0'] = match ?? [];
  if (match === null || (whole === '' && fraction === '')) return fail('number.notNumber', { field });
  const exponent = Number(exponentText);
  if (whole.length + fraction.length + Math.abs(exponent) > MAX_EXACT_DIGITS) {
    return fail('number.tooManyDigits', { field, max: MAX_EXACT_DIGITS });
  }
  const scale = exponent - fraction.length;
  const digits = BigInt(whole + fraction);
  const size = scale >= 0 ? new Fraction(digits * 10n ** BigInt(scale)) : new Fraction(digits, 10n ** BigInt(-scale));
  return ok(sign === '-' ? size.neg() : size);
}
