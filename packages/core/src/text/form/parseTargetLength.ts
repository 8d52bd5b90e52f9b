import type { Exact } from '../../exact/index.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/numbers/parseNumber.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The target length is not a whole number in the range. */
    'text.targetOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** What the target length of a text is counted in. */
export type TargetUnit = 'characters' | 'bytes';

/**
 * Above the length of the longest document that the counter accepts, in any unit. NEIS, which counts two bytes per line
 * ending, gives the highest number.
 */
export const MAX_TARGET_LENGTH = 100_000_000;
/** The minimum target length. */
export const MIN_TARGET_LENGTH = 1;

/** The words for a limit in 500자 이내. */
const AT_MOST = /(?:이내|이하|까지)$/u;

/** A number as a target length; undefined if it is a fraction or out of range. */
export function toTargetLength(value: Exact): number | undefined {
  const fits = value.d === 1n && value.compare(MIN_TARGET_LENGTH) >= 0 && value.compare(MAX_TARGET_LENGTH) <= 0;
  return fits ? Number(value.n) : undefined;
}

/**
 * Parses the target length of a text: a whole number from 1 to {@link MAX_TARGET_LENGTH}, optionally with its unit and
 * the 이내 of a copied limit, as in `1,500자 이내` and `4,000 bytes`. The other unit is `number.wrongUnit`, because
 * 1,500 bytes are not 1,500 characters. A number out of range and a fraction are `text.targetOutOfRange`; text that is
 * not a number fails as in `parseNumber`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @param unit the unit of the chosen rule
 * @example parseTargetLength('1,500자', '목표') // { ok: true, value: 1500 }
 */
export function parseTargetLength(text: string, field: string, unit: TargetUnit = 'characters'): Result<number> {
  const parsed = parseNumber(text.trim().replace(AT_MOST, ''), { field, unit, allowNegative: true });
  if (!parsed.ok) return parsed;
  const length = toTargetLength(parsed.value);
  return length === undefined
    ? fail('text.targetOutOfRange', { min: MIN_TARGET_LENGTH, max: MAX_TARGET_LENGTH })
    : ok(length);
}
