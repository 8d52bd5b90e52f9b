import { exact, formatExact } from '../../../exact/index.ts';
import { parseFeePercent } from './parseFeePercent.ts';
import { FEE_LIMIT_PERCENT, FEE_STEP_PERCENT } from './tradeLimits.ts';

/** All typed decimals are kept. */
const ALL_PLACES = 100;

/**
 * The fee one or more steps of {@link FEE_STEP_PERCENT} up or down, in plain digits.
 *
 * Starts at the default where nothing is typed. Unchanged where the text is not a fee and where the step would leave
 * the range: below 0, or at {@link FEE_LIMIT_PERCENT} and above.
 *
 * @param steps an integer, negative for down
 * @example stepFeePercent('0.015', 1) // '0.016'
 */
export function stepFeePercent(text: string, steps: number): string {
  const fee = parseFeePercent(text, '');
  if (!fee.ok) return text;
  const next = fee.value.add(exact(FEE_STEP_PERCENT).mul(steps));
  const fits = next.compare(0) >= 0 && next.compare(FEE_LIMIT_PERCENT) < 0;
  return fits ? formatExact(next, { places: ALL_PLACES, minPlaces: 0 }) : text;
}
