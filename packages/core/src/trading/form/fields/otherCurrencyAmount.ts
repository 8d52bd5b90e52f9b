import { type Exact, formatExact } from '../../../exact/index.ts';
import type { Result } from '../../../result/index.ts';
import { isOtherCurrency, MAX_NUMBER_DIGITS, type NumberRule, parseNumber } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { writtenZeros } from '../../../validate/readings/writtenZeros.ts';

/** An amount in a currency other than won. */
export type OtherCurrencyAmount = {
  /** The mark of the currency, as typed. */
  readonly unit: string;
  /** The number beside it, with grouped digits. */
  readonly amount: string;
};

/** The first has the Korean factors; the second has `k` and `m`, and accepts a second mark: $65,000 USD. */
const FACTORS = ['count', 'usd'] as const;

/** The number of a text, or the one that is clear in spite of its group marks: 1.234,56. */
function meantNumber(text: string, rule: NumberRule): Result<Exact> {
  const read = parseNumber(text, rule);
  return read.ok || read.failure.code !== 'number.badGroupingGuess'
    ? read
    : parseNumber(read.failure.facts.guess, rule);
}

/**
 * The number of an amount that a price field refuses because of its currency. The formulas of trades fit any currency,
 * so it may be entered without the mark if all amounts are in that currency. To be offered, never taken without asking.
 *
 * Undefined for everything else: won, a number without a currency, several amounts, and one of 0 or less.
 *
 * @example otherCurrencyAmount('$65,000.50') // { unit: '$', amount: '65,000.5' }
 */
export function otherCurrencyAmount(text: string): OtherCurrencyAmount | undefined {
  const written = writtenZeros(plainCharacters(text));
  const refused = parseNumber(written, { field: '', unit: 'won' });
  if (refused.ok || refused.failure.code !== 'number.wrongUnit') return undefined;
  const { unit } = refused.failure.facts;
  if (!isOtherCurrency(unit)) return undefined;
  const number = written.replace(unit, '');
  const found = FACTORS.map((unit) => meantNumber(number, { field: '', unit, allowZero: false })).find(({ ok }) => ok);
  if (!found?.ok) return undefined;
  return { unit, amount: formatExact(found.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0, group: true }) };
}
