import { type Exact, parseExact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    'number.zero': { readonly field: string };
    'number.negative': { readonly field: string };
    'number.belowMin': { readonly field: string; readonly min: number };
    'number.aboveMax': { readonly field: string; readonly max: number };
  }
}

export type ParseNumberOptions = {
  /** The label of the field, carried into the failure's facts. */
  readonly field: string;
  /** The least value allowed. */
  readonly min?: number;
  /** The greatest value allowed. */
  readonly max?: number;
  /** Allowed unless told. */
  readonly allowZero?: boolean;
  /** Refused unless told. */
  readonly allowNegative?: boolean;
};

/**
 * The general rule for a number field, exact.
 *
 * - Reads what {@link parseExact} reads; its failures pass through (`number.notNumber`, `number.tooManyDigits`).
 * - Then, in this order: `number.negative`, `number.zero`, `number.belowMin`, `number.aboveMax`. Both bounds belong to
 *   the range. Minus zero is zero.
 *
 * @param text what the visitor typed
 * @example parseNumber('12', { field: '키', max: 300 }) // { ok: true, value: 12 }
 */
export function parseNumber(
  text: string,
  { field, min, max, allowZero = true, allowNegative = false }: ParseNumberOptions,
): Result<Exact> {
  const number = parseExact(text, field);
  if (!number.ok) return number;
  const sign = number.value.compare(0);
  if (sign < 0 && !allowNegative) return fail('number.negative', { field });
  if (sign === 0 && !allowZero) return fail('number.zero', { field });
  if (min !== undefined && number.value.compare(min) < 0) return fail('number.belowMin', { field, min });
  if (max !== undefined && number.value.compare(max) > 0) return fail('number.aboveMax', { field, max });
  return ok(number.value);
}
