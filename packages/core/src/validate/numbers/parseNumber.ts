import { type Exact, exact } from '../../exact/index.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { clockHours } from './clockHours.ts';
import type { NumberRule } from './numberRule.ts';
import { MAX_NUMBER_DIGITS, type NumberText, parseNumberText } from './parseNumberText.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    'number.zero': { readonly field: string };
    'number.negative': { readonly field: string };
    'number.belowMin': { readonly field: string; readonly min: number };
    'number.aboveMax': { readonly field: string; readonly max: number };
    /** More digits after the decimal point than the field accepts. */
    'number.tooFine': { readonly field: string; readonly places: number };
    /** A fraction where a whole number is required. */
    'number.notWhole': { readonly field: string };
  }
}

/** The digits of the number when written without an exponent. */
function shownDigits({ amount: { digits, power } }: NumberText): number {
  if (digits === 0n) return 0;
  const { length } = digits.toString();
  return power >= 0 ? length + power : Math.max(length, -power);
}

/** A number that is too long to compute with can still be compared with a limit. */
function refuseLength({ negative, amount: { power } }: NumberText, rule: NumberRule): Result<Exact> {
  const { field, max, allowNegative = false } = rule;
  if (negative && !allowNegative) return fail('number.negative', { field });
  if (power > 0 && !negative && max !== undefined) return fail('number.aboveMax', { field, max: Number(max) });
  return fail('number.tooManyDigits', { field, max: MAX_NUMBER_DIGITS });
}

function checkRange(value: Exact, rule: NumberRule): Result<Exact> {
  const { field, decimals, min, max, allowZero = true, allowNegative = false } = rule;
  const sign = value.compare(0);
  if (sign < 0 && !allowNegative) return fail('number.negative', { field });
  if (sign === 0 && !allowZero) return fail('number.zero', { field });
  if (min !== undefined && value.compare(min) < 0) return fail('number.belowMin', { field, min });
  if (max !== undefined && value.compare(max) > 0) return fail('number.aboveMax', { field, max: Number(max) });
  if (decimals === undefined || value.mul(10n ** BigInt(decimals)).d === 1n) return ok(value);
  return decimals === 0 ? fail('number.notWhole', { field }) : fail('number.tooFine', { field, places: decimals });
}

/**
 * Parses the text of a number field exactly, without floating point.
 *
 * - Group marks (`,` `_` `'`, NBSP, thin and narrow spaces) separate groups of exactly three digits, left of the
 *   decimal point; any other use is `number.badGrouping`, or `number.badGroupingGuess` where the intended number is
 *   clear and satisfies the rule. In `cash`, so is one point before three digits that end in 0: `55.000`, `1,100.000`.
 * - Full-width characters are read as ASCII, invisible characters are dropped. The sign is before or after the unit's
 *   mark.
 * - The unit's own marks may be on either side, and any ticker in capitals after a quantity of coins; the mark of
 *   another unit is `number.wrongUnit`.
 * - Korean factors and numerals in won and counts, as in `3억 5,000만원` and `일금 삼백만원정`; `k`, `m` and `b` in
 *   dollars; an exponent only where the rule allows it (`number.exponent`). `1억 5천` may be short for `1억 5천만` and is
 *   `number.twoReadings`; `1억 5천원` is not.
 * - Two values are `number.severalValues`; blank text and anything else is `number.notNumber`.
 * - In hours also `8시간 30분`, `4시간 반`, `8h 30m`, `8:30` and `90분`; in days also `주 5일`.
 * - Then, in this order: `number.negative`, `number.zero`, `number.belowMin`, `number.aboveMax`, `number.tooFine` (or
 *   `number.notWhole`). Both bounds belong to the range. Minus zero is zero.
 * - A number of more than {@link MAX_NUMBER_DIGITS} digits is `number.tooManyDigits`; one that has so many only by its
 *   exponent or factors is `number.aboveMax` where the rule has a maximum.
 *
 * @param text what the user typed
 * @example
 * parseNumber('1,234.5원', { field: '금액', unit: 'won' }) // { ok: true, value: 1234.5 }
 * parseNumber('0,015', { field: '수수료', unit: 'percent' })
 * // { ok: false, failure: { code: 'number.badGroupingGuess', facts: { field: '수수료', guess: '0.015' } } }
 */
export function parseNumber(text: string, rule: NumberRule): Result<Exact> {
  const clock = rule.unit === 'hours' ? clockHours(text) : undefined;
  if (clock !== undefined) return checkRange(clock, rule);
  const read = parseNumberText(text, rule);
  if (!read.ok) {
    const { failure } = read;
    if (failure.code !== 'number.badGroupingGuess') return read;
    return parseNumber(failure.facts.guess, rule).ok ? read : fail('number.badGrouping', { field: rule.field });
  }
  if (shownDigits(read.value) > MAX_NUMBER_DIGITS) return refuseLength(read.value, rule);
  const { negative, amount } = read.value;
  const scale = 10n ** BigInt(Math.abs(amount.power));
  const size = amount.power >= 0 ? exact(amount.digits * scale) : exact(amount.digits).div(scale);
  return checkRange(negative ? size.neg() : size, rule);
}
