import { fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { ETHER_DECIMALS } from '../convertWei.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The direction is not one of the known ones. */
    'wei.badDirection': { readonly direction: string };
    /** Zero has nothing to convert. */
    'wei.zero': { readonly field: string };
    /** Above the largest number that the converter accepts, in plain digits. */
    'wei.tooLarge': { readonly field: string; readonly max: string };
    /** The amount is not a whole number of wei. */
    'wei.tooFine': { readonly field: string };
  }
}

/** The direction, from the unit that is typed. */
export type WeiDirection = 'weiToEth' | 'gweiToEth' | 'ethToWei';

/** The typed unit, and its power of ten in wei. */
export const TYPED_UNITS = {
  weiToEth: { unit: 'wei', decimals: 0 },
  gweiToEth: { unit: 'gwei', decimals: 9 },
  ethToWei: { unit: 'ether', decimals: ETHER_DECIMALS },
} as const;

/** The largest number that may be typed, in every unit. */
export const MAX_WEI_INPUT = 10n ** 30n;

function isDirection(direction: string): direction is WeiDirection {
  return Object.hasOwn(TYPED_UNITS, direction);
}

/**
 * Parses the number typed into the converter to whole wei.
 *
 * - Accepts what `parseNumber` accepts, including scientific notation; never uses a float.
 * - The number itself, not its value in wei, must be above 0 (`number.belowMin`, `wei.zero`) and at most
 *   {@link MAX_WEI_INPUT} (`wei.tooLarge`), in every direction.
 * - An amount finer than a wei is rejected (`wei.tooFine`), never rounded.
 * - Any other direction is `wei.badDirection`; text that is not a number fails as in `parseNumber`.
 *
 * @param text what the user typed: wei for `weiToEth`, gwei for `gweiToEth`, ether for `ethToWei`
 * @param field the label of the field, carried into the failure's facts
 * @returns the amount in wei
 * @example parseWeiInput('1.5', 'ethToWei', '값') // { ok: true, value: 1500000000000000000n }
 */
export function parseWeiInput(text: string, direction: WeiDirection | (string & {}), field: string): Result<bigint> {
  if (!isDirection(direction)) return fail('wei.badDirection', { direction });
  const { unit, decimals } = TYPED_UNITS[direction];
  const rule = { field, unit, min: 0, max: MAX_WEI_INPUT, allowNegative: true, allowExponent: true };
  const typed = parseNumber(text, rule);
  if (!typed.ok) {
    return typed.failure.code === 'number.aboveMax'
      ? fail('wei.tooLarge', { field, max: MAX_WEI_INPUT.toString() })
      : typed;
  }
  if (typed.value.n === 0n) return fail('wei.zero', { field });
  const wei = typed.value.mul(10n ** BigInt(decimals));
  return wei.d === 1n ? ok(wei.n) : fail('wei.tooFine', { field });
}
