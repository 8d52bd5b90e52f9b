import { type Exact, formatExact } from '@toolbox/core/exact';
import { DCA_PRICE_PLACES, DCA_QUANTITY_PLACES, type DcaRow, placesFor } from '@toolbox/core/trading';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';

export type DcaText = {
  /** Prices of a coin that costs a fraction of a won have more places, the same for all of them. */
  readonly pricePlaces: number;
  readonly price: (value: Exact) => string;
  readonly amount: (value: Exact) => string;
  readonly quantity: (value: Exact) => string;
};

/** Writes the numbers of a plan: prices and amounts with 2 places, quantities with 6, and none of them as 0. */
export function useDcaText(rows: readonly DcaRow[]): DcaText {
  const { money } = useTradeText();
  const pricePlaces = Math.max(...rows.map(({ price }) => placesFor(price, DCA_PRICE_PLACES)));
  const fixed = (value: Exact, places: number) => formatExact(value, { places, group: true });
  return {
    pricePlaces,
    price: (value) => money(fixed(value, pricePlaces)),
    amount: (value) => money(fixed(value, placesFor(value, DCA_PRICE_PLACES, 1))),
    quantity: (value) => fixed(value, placesFor(value, DCA_QUANTITY_PLACES, 1)),
  };
}
