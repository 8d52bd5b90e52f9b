import { type Exact, formatExact } from '@toolbox/core/exact';
import { DCA_PRICE_PLACES, DCA_QUANTITY_PLACES, type DcaInput, type DcaRow, placesFor } from '@toolbox/core/trading';
import { MAX_DECIMAL_PLACES } from '@toolbox/core/trading/form';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';

export type DcaText = {
  /** Maximum decimals; a coin that costs a fraction of a won, or a few dollars, needs more than 2. */
  readonly pricePlaces: number;
  readonly price: (value: Exact) => string;
  readonly amount: (value: Exact) => string;
  readonly quantity: (value: Exact) => string;
};

/** Significant digits of a price below 1. */
const SMALL_PRICE_DIGITS = 6;
/** Significant digits of an amount or a quantity: an order for 0.00002 instead of 0.0000222 lacks a tenth. */
const SMALL_DIGITS = 3;

function placesOf(price: Exact): number {
  return price.compare(1) < 0 ? placesFor(price, DCA_PRICE_PLACES, SMALL_PRICE_DIGITS) : DCA_PRICE_PLACES;
}

/** The decimal places of a typed price. */
function typedPlaces(price: Exact): number {
  return Math.min(String(price).split('.')[1]?.length ?? 0, MAX_DECIMAL_PLACES);
}

/**
 * Formats the numbers of a plan: prices and amounts with 2 places, quantities with 6; small numbers and prices that are
 * typed with more have more.
 */
export function useDcaText(mode: DcaInput['mode'], rows: readonly DcaRow[]): DcaText {
  const { money } = useTradeText();
  const isTyped = (index: number) => mode === 'direct' || index === 0 || index === rows.length - 1;
  const pricePlaces = Math.max(
    ...rows.map(({ price }, index) => Math.max(placesOf(price), isTyped(index) ? typedPlaces(price) : 0)),
  );
  const fixed = (value: Exact, places: number) => formatExact(value, { places, group: true });
  return {
    pricePlaces,
    price: (value) => money(formatExact(value, { places: pricePlaces, minPlaces: DCA_PRICE_PLACES, group: true })),
    amount: (value) => money(fixed(value, placesFor(value, DCA_PRICE_PLACES, SMALL_DIGITS))),
    quantity: (value) => fixed(value, placesFor(value, DCA_QUANTITY_PLACES, SMALL_DIGITS)),
  };
}
