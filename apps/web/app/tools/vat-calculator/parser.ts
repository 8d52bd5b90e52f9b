import { type Exact, formatExact } from '@toolbox/core/exact';
import { invoiceReading, priceReadings, taxReading, type VatSide } from '@toolbox/core/vat/form';

/** The parser and what a text says of its amount, which the empty form does not need. */
export { parseVatAmount, vatSide } from '@toolbox/core/vat/form';

const shown = (amount: Exact) => formatExact(amount, { places: 2, minPlaces: 0, group: true });

/** What a rejected text may mean, as typed: an amount, or that of an invoice. */
export type VatOffer = { readonly kind: VatSide | undefined; readonly amount: string };

/**
 * Both amounts of a pasted row of an invoice, what an amount with the name of the tax may be, or the amount of a text
 * that names it; empty for other texts.
 */
export function vatOffers(text: string): readonly VatOffer[] {
  const invoice = invoiceReading(text);
  const tax = invoice ? undefined : taxReading(text);
  const { supply, total } = invoice ?? { supply: tax?.supply, total: undefined };
  const amounts = supply ? [tax?.asked ?? []].flat() : priceReadings(text);
  return [
    ...amounts.map((amount) => ({ kind: undefined, amount: shown(amount) })),
    ...(supply ? [{ kind: 'supply' as const, amount: shown(supply) }] : []),
    ...(total ? [{ kind: 'total' as const, amount: shown(total) }] : []),
  ];
}
