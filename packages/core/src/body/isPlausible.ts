import { type Amount, exact } from '../exact/index.ts';

/** Heights of adults in centimeters, and weights in kilograms; used only to guess what was meant. */
export const PLAUSIBLE_BODY = { height: { min: 100, max: 250 }, weight: { min: 20, max: 250 } } as const;

/** Whether a height in centimeters or a weight in kilograms is plausible for an adult. */
export function isPlausible(value: Amount, field: keyof typeof PLAUSIBLE_BODY): boolean {
  const { min, max } = PLAUSIBLE_BODY[field];
  const amount = exact(value);
  return amount.compare(min) >= 0 && amount.compare(max) <= 0;
}
