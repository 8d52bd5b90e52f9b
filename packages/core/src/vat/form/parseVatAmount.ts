import type { Exact } from '../../exact/index.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The amount must be above zero. */
    'vat.amountNotPositive': { readonly min: number };
    /** More digits before the decimal point than the tool can show exactly. */
    'vat.amountTooLong': { readonly max: number };
  }
}

/** Digits before the decimal point: up to 999,999,999,999,999 won. */
export const MAX_VAT_DIGITS = 15;

/**
 * Parses an amount in won for the VAT formulas.
 *
 * - Accepts what {@link parseNumber} accepts in a field of won; the amount must be greater than 0
 *   (`vat.amountNotPositive`).
 * - At most {@link MAX_VAT_DIGITS} digits before the decimal point (`vat.amountTooLong`).
 *
 * @example parseVatAmount('11,000원', '금액') // { ok: true, value: 11000 }
 */
export function parseVatAmount(text: string, field: string): Result<Exact> {
  const amount = parseNumber(text, { field, unit: 'cash', allowNegative: true });
  if (!amount.ok) return amount;
  if (amount.value.compare(0) <= 0) return fail('vat.amountNotPositive', { min: 0 });
  if (amount.value.compare(10n ** BigInt(MAX_VAT_DIGITS)) >= 0)
    return fail('vat.amountTooLong', { max: MAX_VAT_DIGITS });
  return ok(amount.value);
}
