import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { fail, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** No weight was entered. */
    'body.weightMissing': Readonly<Record<never, never>>;
    /** The weight is in pounds or stones; `kilograms` is the same weight, to two decimals. */
    'body.weightInPounds': { readonly kilograms: string };
    /** The weight must be above `min` and at most `max` kilograms. */
    'body.weightOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** The maximum weight, in kilograms. */
export const MAX_WEIGHT_KG = 500;

/** The international pound, exact since 1959 (NIST Special Publication 811, appendix B). */
const KG_PER_POUND = exact('0.45359237');
const POUNDS_PER_STONE = 14;
/** 11st, 11 st 4 lb. */
const STONES =
  /^(?<stones>\d{1,2})\s*(?:st\.?|stones?|스톤)(?:\s*(?<rest>\d{1,2}(?:\.\d+)?)\s*(?:lbs?\.?|pounds?|파운드)?)?$/iu;
const POUNDS = /^(?<pounds>\d{1,4}(?:\.\d+)?)\s*(?:lbs?\.?|pounds?|파운드)$/iu;

/** Longer names of the unit, and the point that ends a sentence. */
const KILOGRAMS = /(?:kgs?|kilos?|kilograms?)\.?$/iu;

/** The pounds of a weight in pounds or stones; undefined for another text. */
function poundsOf(plain: string): Exact | undefined {
  const { stones, rest = '0' } = STONES.exec(plain)?.groups ?? {};
  if (stones !== undefined) return exact(stones).mul(POUNDS_PER_STONE).add(exact(rest));
  const { pounds } = POUNDS.exec(plain)?.groups ?? {};
  return pounds === undefined ? undefined : exact(pounds);
}

/**
 * Parses a weight as people write it, in kilograms.
 *
 * - `65`, `65.5kg`, `65 kilos`. Pounds and stones are rejected with what they are in kilograms (`body.weightInPounds`).
 * - Blank text is `body.weightMissing`; text that is not a number fails as in `parseNumber`. The weight must be above 0
 *   and at most {@link MAX_WEIGHT_KG} kg (`body.weightOutOfRange`).
 *
 * @param label the label of the field, carried into the facts of a failure
 */
export function parseWeight(typed: string, label: string): Result<Exact> {
  const text = plainCharacters(typed).replace(KILOGRAMS, 'kg');
  if (text === '') return fail('body.weightMissing', {});
  const weight = parseNumber(text, { field: label, unit: 'kg', allowNegative: true });
  if (!weight.ok) {
    const pounds = poundsOf(text);
    if (pounds === undefined || pounds.compare(0) === 0) return weight;
    const kilograms = formatExact(pounds.mul(KG_PER_POUND), { places: 2, minPlaces: 0 });
    return fail('body.weightInPounds', { kilograms });
  }
  const inRange = weight.value.compare(0) > 0 && weight.value.compare(MAX_WEIGHT_KG) <= 0;
  return inRange ? weight : fail('body.weightOutOfRange', { min: 0, max: MAX_WEIGHT_KG });
}
