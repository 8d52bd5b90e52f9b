import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** A length to keep to that is not a whole number in the range. */
    'text.targetOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** More than any document the counter takes. */
export const MAX_TARGET_LENGTH = 10_000_000;
export const MIN_TARGET_LENGTH = 1;

/** With the unit that a limit is copied with: 500자. */
const WHOLE = /^(\d{1,12})자?$/;

/**
 * Reads the length a text should keep to: a whole number from 1 to {@link MAX_TARGET_LENGTH}, in the unit of the rule
 * chosen for it. Grouping commas, blanks, full-width digits and a 자 at the end are fine; anything else is
 * `text.targetOutOfRange`.
 *
 * @example parseTargetLength('1,500') // { ok: true, value: 1500 }
 */
export function parseTargetLength(text: string): Result<number> {
  const [, digits = '0'] = WHOLE.exec(text.normalize('NFKC').replaceAll(/[\s,]/g, '')) ?? [];
  const length = Number(digits);
  if (length < MIN_TARGET_LENGTH || length > MAX_TARGET_LENGTH) {
    return fail('text.targetOutOfRange', { min: MIN_TARGET_LENGTH, max: MAX_TARGET_LENGTH });
  }
  return ok(length);
}
