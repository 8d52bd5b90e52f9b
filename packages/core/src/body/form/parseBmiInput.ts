import { type Exact, formatExact } from '../../exact/index.ts';
import { type Failure, fail, ok, type Result } from '../../result/index.ts';
import { MAX_NUMBER_DIGITS, parseNumber } from '../../validate/index.ts';
import type { BmiInput } from '../bmi.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** No height was entered. */
    'body.heightMissing': Readonly<Record<never, never>>;
    /** The height seems to be in meters. `centimetres` is what was probably meant. */
    'body.heightInMetres': { readonly metres: string; readonly centimetres: string };
    /** The height must be above `min` and at most `max` centimeters. */
    'body.heightOutOfRange': { readonly min: number; readonly max: number };
    /** No weight was entered. */
    'body.weightMissing': Readonly<Record<never, never>>;
    /** The weight must be above `min` and at most `max` kilograms. */
    'body.weightOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** A field of the form. */
export type BmiField = 'height' | 'weight';
/** Why height or weight was refused, by field. */
export type BmiFailures = { readonly [Field in BmiField]?: Failure };

/** The maximum height, in centimeters. */
export const MAX_HEIGHT_CM = 300;
/** The maximum weight, in kilograms. */
export const MAX_WEIGHT_KG = 500;

const CM_PER_METRE = 100;
const MAX_METRES = MAX_HEIGHT_CM / CM_PER_METRE;

function parseHeight(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('body.heightMissing', {});
  const height = parseNumber(text, { field: label, unit: 'cm', allowNegative: true });
  if (!height.ok) {
    // The unit was typed, so nothing is guessed.
    const metres = parseNumber(text, { field: label, unit: 'metre', allowZero: false, max: MAX_METRES });
    return metres.ok ? ok(metres.value.mul(CM_PER_METRE)) : height;
  }
  const inRange = height.value.compare(0) > 0 && height.value.compare(MAX_HEIGHT_CM) <= 0;
  if (!inRange) return fail('body.heightOutOfRange', { min: 0, max: MAX_HEIGHT_CM });
  if (height.value.compare(MAX_METRES) < 0) {
    const shown = (value: Exact) => formatExact(value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 });
    const centimetres = height.value.mul(CM_PER_METRE);
    return fail('body.heightInMetres', { metres: shown(height.value), centimetres: shown(centimetres) });
  }
  return height;
}

function parseWeight(text: string, label: string): Result<Exact> {
  if (text.trim() === '') return fail('body.weightMissing', {});
  const weight = parseNumber(text, { field: label, unit: 'kg', allowNegative: true });
  if (!weight.ok) return weight;
  const inRange = weight.value.compare(0) > 0 && weight.value.compare(MAX_WEIGHT_KG) <= 0;
  return inRange ? weight : fail('body.weightOutOfRange', { min: 0, max: MAX_WEIGHT_KG });
}

/**
 * Parses height and weight and returns every failure at once, by field.
 *
 * - Both are required (`body.heightMissing`, `body.weightMissing`); text that is not a number fails as in
 *   `parseNumber`.
 * - A height with the unit m is read as meters; a bare number below 3 is rejected (`body.heightInMetres`).
 * - The height must be above 0 and at most {@link MAX_HEIGHT_CM} cm, the weight above 0 and at most
 *   {@link MAX_WEIGHT_KG} kg (`body.heightOutOfRange`, `body.weightOutOfRange`).
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * parseBmiInput({ height: '170', weight: '65.5' }, { height: '키', weight: '몸무게' })
 * // { ok: true, value: { heightCm: 170, weightKg: 65.5 } }
 */
export function parseBmiInput(
  form: Readonly<Record<BmiField, string>>,
  labels: Readonly<Record<BmiField, string>>,
): Result<BmiInput, BmiFailures> {
  const height = parseHeight(form.height, labels.height);
  const weight = parseWeight(form.weight, labels.weight);
  if (height.ok && weight.ok) return ok({ heightCm: height.value, weightKg: weight.value });
  return {
    ok: false,
    failure: { ...(height.ok ? {} : { height: height.failure }), ...(weight.ok ? {} : { weight: weight.failure }) },
  };
}
