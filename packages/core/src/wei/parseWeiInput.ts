import { fail, ok, type Result } from '../result/index.ts';
import { parseNumber } from '../validate/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The direction is neither of the two. */
    'wei.badDirection': { readonly direction: string };
    /** Zero has nothing to convert. */
    'wei.zero': { readonly field: string };
    /** Above the largest number the converter takes, written in plain digits. */
    'wei.tooLarge': { readonly field: string; readonly max: string };
    /** A part of a wei does not exist. */
    'wei.tooFine': { readonly field: string };
  }
}

export type WeiDirection = 'weiToEth' | 'ethToWei';

/** One ether is 10^18 wei (Ethereum yellow paper, section 2.1, read 2026-11-20). */
export const ETHER_DECIMALS = 18;

/** The largest number that may be typed, in wei or in ether alike. */
export const MAX_WEI_INPUT = 10n ** 30n;

function isDirection(direction: string): direction is WeiDirection {
  return direction === 'weiToEth' || direction === 'ethToWei';
}

/**
 * Reads the number typed into the converter as whole wei.
 *
 * - Accepts what `parseExact` does, scientific notation included; never goes through a float.
 * - The number itself, not its value in wei, must be above 0 (`number.belowMin`, `wei.zero`) and at most
 *   {@link MAX_WEI_INPUT} (`wei.tooLarge`), in both directions.
 * - What would need a part of a wei is refused (`wei.tooFine`), never rounded.
 * - Any other direction is `wei.badDirection`; text that is no number fails as in `parseExact`.
 *
 * @param text what the visitor typed: wei for `weiToEth`, ether for `ethToWei`
 * @param field the label of the field, carried into the failure's facts
 * @returns the amount in wei
 * @example parseWeiInput('1.5', 'ethToWei', '값') // { ok: true, value: 1500000000000000000n }
 */
export function parseWeiInput(text: string, direction: string, field: string): Result<bigint> {
  if (!isDirection(direction)) return fail('wei.badDirection', { direction });
  const typed = parseNumber(text, { field, min: 0, allowNegative: true });
  if (!typed.ok) return typed;
  if (typed.value.n === 0n) return fail('wei.zero', { field });
  if (typed.value.compare(MAX_WEI_INPUT) > 0) return fail('wei.tooLarge', { field, max: MAX_WEI_INPUT.toString() });
  const wei = direction === 'ethToWei' ? typed.value.mul(10n ** BigInt(ETHER_DECIMALS)) : typed.value;
  return wei.d === 1n ? ok(wei.n) : fail('wei.tooFine', { field });
}
