import type { Exact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { spellLetters } from '../../validate/spellLetters.ts';

/** A pay without 만, 억 and 원, in digits or in words. */
export const NO_UNIT = /^[\d.,십백천일이삼사오육칠팔구 ]+$/u;
const MANWON = 10_000;
const RULE = { field: '', unit: 'cash', min: 1 } as const;

/** An amount of pay as it is said. */
export type PayAmount = {
  readonly won: Exact;
  /** Whether a part of the amount was left out, so that the text has another reading. */
  readonly isGuess: boolean;
};

/**
 * The won of a pay as people say it: without a unit in units of 10,000 won (`4800`, `5천`), and without its last factor
 * (`1억 2천`). Undefined for a text that is not one amount.
 *
 * @param manwonBelow an amount below this that has no unit is in units of 10,000 won
 * @example payAmount('5천', 100_000)?.won // 50000000
 */
export function payAmount(text: string, manwonBelow: number): PayAmount | undefined {
  const parsed = parseNumber(spellLetters(text), RULE);
  const elided = parsed.ok || parsed.failure.code !== 'number.twoReadings' ? undefined : parsed.failure.facts.elided;
  const amount = elided === undefined ? parsed : parseNumber(elided, RULE);
  if (!amount.ok) return undefined;
  const isManwon = NO_UNIT.test(text) && amount.value.compare(manwonBelow) < 0;
  return { won: isManwon ? amount.value.mul(MANWON) : amount.value, isGuess: isManwon || elided !== undefined };
}
