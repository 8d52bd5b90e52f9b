import { otherCurrencyAmount, type PastedRound } from '@toolbox/core/trading/form';
import { parseNumber } from '@toolbox/core/validate';

/** Purchases in a currency other than won. */
export type RoundsInOtherCurrency = {
  /** The mark of the currency, as pasted. */
  readonly unit: string;
  /** The purchases without it. */
  readonly rounds: readonly PastedRound[];
};

/**
 * Pasted purchases without the mark of their currency, which the form refuses (see `otherCurrencyAmount`). To be
 * offered, never taken without asking.
 *
 * Undefined where no amount has such a mark, and where they do not all have the same or none.
 *
 * @example
 * roundsInOtherCurrency([{ mode: 'quantity', price: '$65,000', quantity: '0.01' }])
 * // { unit: '$', rounds: [{ mode: 'quantity', price: '65,000', quantity: '0.01' }] }
 */
export function roundsInOtherCurrency(rounds: readonly PastedRound[]): RoundsInOtherCurrency | undefined {
  const units = new Set<string>();
  let isMoney = true;

  function withoutMark(text: string): string {
    const found = otherCurrencyAmount(text);
    if (found) units.add(found.unit);
    else isMoney &&= parseNumber(text, { field: '' }).ok;
    return found?.amount ?? text;
  }

  const bare = rounds.map((round) => ({
    ...round,
    ...(round.price !== undefined && { price: withoutMark(round.price) }),
    ...(round.amount !== undefined && { amount: withoutMark(round.amount) }),
  }));
  const [unit] = units;
  return unit !== undefined && units.size === 1 && isMoney ? { unit, rounds: bare } : undefined;
}
