import { type Failure, fail, ok, type Result } from '../../result/index.ts';
import type { BmiInput } from '../bmi.ts';
import type { BmiField } from '../bmiField.ts';
import { bodyReadings } from './bodyReadings.ts';
import { parseHeight } from './parseHeight.ts';
import { parseWeight } from './parseWeight.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Height and weight in one field, in centimeters and kilograms. */
    'body.bothInOneField': { readonly height: string; readonly weight: string };
  }
}

/** Why height or weight was refused, by field. */
export type BmiFailures = { readonly [Field in BmiField]?: Failure };

/** The failure of one field, which may hold the values of both. */
function failureOf(text: string, field: BmiField, failure: Failure): Failure {
  // One value that is understood as a whole, although the last part of 11st 5.5 looks like a height.
  if (failure.code === 'body.weightInPounds' || failure.code === 'body.heightInFeet') return failure;
  const [{ height, weight } = {}] = bodyReadings(text, field);
  if (height === undefined || weight === undefined) return failure;
  return fail('body.bothInOneField', { height, weight }).failure;
}

/**
 * Parses height and weight as people write them and returns every failure at once, by field.
 *
 * - The height may be `175`, `175cm`, `1.75m` or `1m 75`, above 0 and at most {@link MAX_HEIGHT_CM} cm
 *   (`body.heightOutOfRange`). `1m 7` has two readings (`number.twoReadings`). A bare number below 3
 *   (`body.heightInMetres`) and feet (`body.heightInFeet`, `body.heightLikeFeet`) are rejected with the height in
 *   centimeters.
 * - The weight may be `65` or `65.5kg`, above 0 and at most {@link MAX_WEIGHT_KG} kg (`body.weightOutOfRange`). Pounds
 *   are rejected with the weight in kilograms (`body.weightInPounds`).
 * - Both values in one field are rejected (`body.bothInOneField`), whatever their units.
 * - Both are required (`body.heightMissing`, `body.weightMissing`); text that is not a number fails as in
 *   `parseNumber`.
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
    failure: {
      ...(height.ok ? {} : { height: failureOf(form.height, 'height', height.failure) }),
      ...(weight.ok ? {} : { weight: failureOf(form.weight, 'weight', weight.failure) }),
    },
  };
}
