import { fail, ok, type Result } from '../result/index.ts';
import { parseNumber } from '../validate/parseNumber.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** A length to keep to that is not a whole number in the range. */
    'text.targetOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** More than any document the counter takes. */
export const MAX_TARGET_LENGTH = 10_000_000;
export const MIN_TARGET_LENGTH = 1;

/**
 * Reads the length a text should keep to: a whole number from 1 to {@link MAX_TARGET_LENGTH}, in the unit of the rule
 * chosen for it, with the 자 that a limit is copied with. A number outside and a fraction are `text.targetOutOfRange`;
 * what is no number fails as in `parseNumber`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @example parseTargetLength('1,500자', '목표') // { ok: true, value: 1500 }
 */
export function parseTargetLength(text: string, field: string): Result<number> {
  const length = parseNumber(text, { field, unit: 'characters', allowNegative: true });
  if (!length.ok) return length;
  const { value } = length;
  const fits = value.d === 1n && value.compare(MIN_TARGET_LENGTH) >= 0 && value.compare(MAX_TARGET_LENGTH) <= 0;
  return fits ? ok(Number(value.n)) : fail('text.targetOutOfRange', { min: MIN_TARGET_LENGTH, max: MAX_TARGET_LENGTH });
}
