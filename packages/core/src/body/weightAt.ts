import { type Amount, type Exact, exact } from '../exact/index.ts';

/**
 * The weight in kilograms that has a body mass index at a height, exactly.
 *
 * @param bmiTenths the body mass index in tenths, 185 for 18.5
 * @example weightAt(250, exact(200)) // 100
 */
export function weightAt(bmiTenths: number, heightCm: Amount): Exact {
  return exact(heightCm).mul(heightCm).mul(bmiTenths).div(100_000);
}
