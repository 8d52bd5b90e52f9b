import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { fail, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** No weight was entered. */
    'body.weightMissing': Readonly<Record<never, never>>;
    /** The weight is in pounds; `kilograms` is the same weight, to two decimals. */
    'body.weightInPounds': { readonly kilograms: string };
    /** The weight must be above `min` and at most `max` kilograms. */
    'body.weightOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** The maximum weight, in kilograms. */
export const MAX_WEIGHT_KG = 500;

/** The international pound, exact since 1959 (NIST Special Publication 811, appendix B). */
const KG_PER_POUND = exact('0.45359237');
const POUNDS = /^(?<pounds>\d{1,4}(?:\.\d+)?)\s*(?:lbs?\.?|pounds?|파운드)$/iu;

/**
 * Parses a weight as people write it, in kilograms.
 *
 * - `65`, `65.5kg`. Pounds are rejected with what they are in kilograms (`body.weightInPounds`).
 * - Blank text is `body.weightMissing`; text that is not a number fails as in `parseNumber`. The weight must be above 0
 *   and at most {@link MAX_WEIGHT_KG} kg (`body.weightOutOfRange`).
 *
 * @param label the label of the field, carried into the facts of a failure
 */
export function parseWeight(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('body.weightMissing', {});
  const weight = parseNumber(text, { field: label, unit: 'kg', allowNegative: true });
  if (!weight.ok) {
    const pounds = POUNDS.exec(plainCharacters(text))?.groups?.['pounds'];
    if (pounds === undefined || Number(pounds) === 0) return weight;
    const kilograms = formatExact(exact(pounds).mul(KG_PER_POUND), { places: 2, minPlaces: 0 });
    return fail('body.weightInPounds', { kilograms });
  }
  const inRange = weight.value.compare(0) > 0 && weight.value.compare(MAX_WEIGHT_KG) <= 0;
  return inRange ? weight : fail('body.weightOutOfRange', { min: 0, max: MAX_WEIGHT_KG });
}
