import { fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/parseNumber.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The target length is not a whole number in the range. */
    'text.targetOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** More than the longest document that the counter accepts. */
export const MAX_TARGET_LENGTH = 10_000_000;
/** The minimum target length. */
export const MIN_TARGET_LENGTH = 1;

/** The words for a limit in 500자 이내. */
const AT_MOST = /(?:이내|이하|까지)$/u;

/**
 * Parses the target length of a text: a whole number from 1 to {@link MAX_TARGET_LENGTH}, in the unit of the chosen
 * rule, optionally with the 자 and 이내 of a copied limit. A number out of range and a fraction are
 * `text.targetOutOfRange`; text that is not a number fails as in `parseNumber`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @example parseTargetLength('1,500자', '목표') // { ok: true, value: 1500 }
 */
export function parseTargetLength(text: string, field: string): Result<number> {
  const length = parseNumber(text.trim().replace(AT_MOST, ''), { field, unit: 'characters', allowNegative: true });
  if (!length.ok) return length;
  const { value } = length;
  const fits = value.d === 1n && value.compare(MIN_TARGET_LENGTH) >= 0 && value.compare(MAX_TARGET_LENGTH) <= 0;
  return fits ? ok(Number(value.n)) : fail('text.targetOutOfRange', { min: MIN_TARGET_LENGTH, max: MAX_TARGET_LENGTH });
}
