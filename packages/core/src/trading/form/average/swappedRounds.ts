import type { Exact } from '../../../exact/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { parsePositive } from '../fields/parsePositive.ts';
import type { AverageForm, PastedRound } from './parseAverageForm.ts';

/** A price this many times the average, or as small a part of it, is not plausible. */
const FAR_FACTOR = 20;
/** A price within this factor of the average is plausible. */
const NEAR_FACTOR = 5;

type PricedSize = { readonly price: string; readonly size: string };

/** How many times larger one is than the other. */
function distance(a: Exact, b: Exact): Exact {
  const ratio = a.div(b);
  return ratio.compare(1) < 0 ? b.div(a) : ratio;
}

/** A price or a size above 0, whose unit may be that of the other. */
function readEither(text: string): Exact | undefined {
  const read = (unit: 'won' | 'coin') => parseNumber(text, { field: '', unit, allowZero: false });
  const [price, size] = [read('won'), read('coin')];
  if (price.ok) return price.value;
  return size.ok ? size.value : undefined;
}

function isSwapped({ price, size }: PricedSize, average: Exact): boolean {
  const [typed, other] = [readEither(price), readEither(size)];
  if (typed === undefined || other === undefined) return false;
  return distance(typed, average).compare(FAR_FACTOR) > 0 && distance(other, average).compare(NEAR_FACTOR) <= 0;
}

/**
 * Pasted purchases with the price and the quantity or amount of each exchanged, where these are probably in the wrong
 * columns: every price is more than 20 times above or below the average of the holding, and the other number within 5
 * times. To be offered, never taken without asking. Undefined everywhere else, and without a holding.
 *
 * @example
 * swappedRounds([{ mode: 'quantity', price: '10', quantity: '60,500' }],
 *   { initialAmount: '600000', initialQuantity: '10' })
 * // [{ mode: 'quantity', price: '60,500', quantity: '10' }]
 */
export function swappedRounds(
  rounds: readonly PastedRound[],
  holding: Pick<AverageForm, 'initialAmount' | 'initialQuantity'>,
): readonly PastedRound[] | undefined {
  const amount = parsePositive(holding.initialAmount, '', 'won');
  const quantity = parsePositive(holding.initialQuantity, '', 'coin');
  if (!amount.ok || !quantity.ok || rounds.length === 0) return undefined;
  const average = amount.value.div(quantity.value);
  const sized = rounds.map(({ mode = 'quantity', price = '', ...round }) => ({ mode, price, size: round[mode] ?? '' }));
  if (!sized.every((round) => isSwapped(round, average))) return undefined;
  return sized.map(({ mode, price, size }) => ({ mode, price: size, [mode]: price }));
}
