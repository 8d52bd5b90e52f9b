// The parser, which the empty form does not need.
import type { FailureCode } from '@toolbox/core';
import { etherReading, parseWeiInput, type WeiDirection } from '@toolbox/core/wei/form';
import { groupDecimal } from '@toolbox/i18n/format/groupDecimal';

export { parseWeiInput };

/** Failures of an amount that is probably in the unit of another direction. */
const OTHER_UNIT: ReadonlySet<FailureCode> = new Set<FailureCode>(['number.wrongUnit', 'wei.tooFine']);

/** The directions in which a rejected amount would be accepted, such as ETH to wei for `1.5 ETH`. */
export function fittingDirections(
  text: string,
  failure: FailureCode,
  directions: readonly WeiDirection[],
): readonly WeiDirection[] {
  return OTHER_UNIT.has(failure) ? directions.filter((direction) => parseWeiInput(text, direction, '').ok) : [];
}

/** What a rejected text may mean in the unit of the direction; undefined where there is no reading. */
export function weiOffers(text: string, direction: WeiDirection): readonly string[] | undefined {
  const amount = etherReading(text, direction);
  return amount === undefined ? undefined : [groupDecimal(amount)];
}
