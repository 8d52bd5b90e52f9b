import { type Exact, formatExact } from '@toolbox/core/exact';
import { invoiceReading } from '@toolbox/core/vat/form';

/** The parser, which the empty form does not need. */
export { parseVatAmount } from '@toolbox/core/vat/form';

const shown = (amount: Exact) => formatExact(amount, { places: 2, minPlaces: 0, group: true });

/** The two amounts of a pasted row of an invoice that may be meant, as typed; undefined for other texts. */
export function rowAmounts(text: string): Readonly<Record<'supply' | 'total', string>> | undefined {
  const invoice = invoiceReading(text);
  return invoice && { supply: shown(invoice.supply), total: shown(invoice.total) };
}
