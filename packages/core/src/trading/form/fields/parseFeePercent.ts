import { type Exact, exact } from '../../../exact/index.ts';
import { fail, ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { DEFAULT_FEE_PERCENT, FEE_LIMIT_PERCENT } from './tradeLimits.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** The fee must be below this percentage, at which nothing would be left of the sale. */
    'trading.feeTooHigh': { readonly field: string; readonly max: number };
  }
}

/**
 * Parses the fee of one side of a trade, in percent.
 *
 * - Blank text means {@link DEFAULT_FEE_PERCENT}; 0 is a valid fee.
 * - Fails as `parseNumber` does; {@link FEE_LIMIT_PERCENT} or more is `trading.feeTooHigh`.
 *
 * @param field the label of the field, carried into the failure's facts
 * @example parseFeePercent('', 'Fee') // { ok: true, value: 3/200 }
 */
export function parseFeePercent(text: string, field: string): Result<Exact> {
  if (text.trim() === '') return ok(exact(DEFAULT_FEE_PERCENT));
  const fee = parseNumber(text, { field, unit: 'percent' });
  if (fee.ok && fee.value.compare(FEE_LIMIT_PERCENT) >= 0) {
    return fail('trading.feeTooHigh', { field, max: FEE_LIMIT_PERCENT });
  }
  return fee;
}
