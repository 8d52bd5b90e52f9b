import type { Exact } from '../../../exact/index.ts';
import type { Failure } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { spellLetters } from '../../../validate/readings/spellLetters.ts';
import type { Period } from './payWords.ts';

/** A pay without 만, 억 and 원, in digits or in words. */
const NO_UNIT = /^[\d.,십백천일이삼사오육칠팔구 ]+$/u;
const MANWON = 10_000;
/** In won: a pay or an allowance of a period below this without a unit is in units of 10,000 won. */
export const MANWON_BELOW: Readonly<Record<Period, number>> = { hour: 0, month: 10_000, year: 100_000 };
const RULE = { field: '', unit: 'cash', min: 1 } as const;

/** An amount of pay as it is said. */
export type PayAmount = {
  readonly won: Exact;
  /** Whether a part of the amount was left out, or a point separates thousands: the text has another reading. */
  readonly isGuess: boolean;
  /** Whether the text has no unit, so that the amount may be in units of 10,000 won. */
  readonly isBare: boolean;
};

/** The text that a pay with two readings probably means: its guessed last factor, or its points between thousands. */
function meantText(failure: Failure): string | undefined {
  if (failure.code === 'number.twoReadings') return failure.facts.elided;
  return failure.code === 'number.badGroupingGuess' ? failure.facts.guess : undefined;
}

/**
 * The won of a pay as people say it: without a unit in units of 10,000 won (`4800`, `5천`), and without its last factor
 * (`1억 2천`). An amount with malformed groups (`55.000`) is the guessed one, in won. Undefined for a text that is not
 * one amount.
 *
 * @param manwonBelow an amount below this that has no unit is in units of 10,000 won
 * @example payAmount('5천', 100_000)?.won // 50000000
 */
export function payAmount(text: string, manwonBelow: number): PayAmount | undefined {
  const parsed = parseNumber(spellLetters(text), RULE);
  const meant = parsed.ok ? undefined : meantText(parsed.failure);
  const amount = meant === undefined ? parsed : parseNumber(meant, RULE);
  if (!amount.ok) return undefined;
  // Who separates thousands writes the amount in full.
  const isGrouped = !parsed.ok && parsed.failure.code === 'number.badGroupingGuess';
  const isBare = !isGrouped && NO_UNIT.test(text);
  const isManwon = isBare && amount.value.compare(manwonBelow) < 0;
  return { won: isManwon ? amount.value.mul(MANWON) : amount.value, isGuess: isManwon || meant !== undefined, isBare };
}
