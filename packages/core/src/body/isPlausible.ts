import { type Amount, exact } from '../exact/index.ts';
import { type BmiInput, bmi } from './bmi.ts';
import type { BmiField } from './bmiField.ts';

type Limits = { readonly min: number; readonly max: number };

/** Heights of adults in centimeters, and weights in kilograms; used only to guess what was meant. */
export const PLAUSIBLE_BODY = {
  height: { min: 100, max: 250 },
  weight: { min: 20, max: 250 },
} as const satisfies Record<BmiField, Limits>;

/** The body mass index that is plausible for an adult; used only to guess what was meant. */
export const PLAUSIBLE_BMI = { min: 10, max: 60 } as const;

function isWithin(value: Amount, { min, max }: Limits): boolean {
  const amount = exact(value);
  return amount.compare(min) >= 0 && amount.compare(max) <= 0;
}

/** Whether a height in centimeters or a weight in kilograms is plausible for an adult. */
export function isPlausible(value: Amount, field: BmiField): boolean {
  return isWithin(value, PLAUSIBLE_BODY[field]);
}

/** Whether the body mass index of a height and a weight is plausible for an adult, or within other limits. */
export function isPlausibleBmi(input: BmiInput, limits: Limits = PLAUSIBLE_BMI): boolean {
  return isWithin(bmi(input), limits);
}
