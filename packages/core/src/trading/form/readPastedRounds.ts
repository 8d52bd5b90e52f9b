import type { RoundField, RoundForm } from './parseAverageForm.ts';
import { tabTable } from './tabTable.ts';

/** What a line of a pasted list fills in of a purchase. */
export type PastedRound = Readonly<Partial<RoundForm>>;

/** A number with its currency, its unit or the name of a coin. */
const NUMBER = /^[^\p{L}\p{N}]{0,3}\p{Nd}[\p{Nd}.,]*[^\p{L}\p{N}]{0,3}\p{L}{0,6}$/u;
const LINE_END = /\r\n|\r|\n/;
const DIGIT = /\p{Nd}/u;
/** Statements of exchanges list sales as well, which are no purchases. */
const SALE = /^(?:매도|sell)$/iu;
const HEADINGS: Readonly<Record<RoundField, RegExp>> = {
  price: /단가|가격|price/iu,
  quantity: /수량|qty|quantity|filled/iu,
  amount: /금액|amount|total/iu,
};

/** The column that a heading names for each field; -1 where there is none. */
function columnsOf(text: string): Readonly<Record<RoundField, number>> {
  const heading = text.split(LINE_END).find((line) => !DIGIT.test(line) && HEADINGS.price.test(line)) ?? '';
  const names = heading.split(heading.includes('\t') ? '\t' : /[\s|]+/u).filter((name) => name !== '');
  const column = (field: RoundField) => names.findIndex((name) => HEADINGS[field].test(name));
  return { price: column('price'), quantity: column('quantity'), amount: column('amount') };
}

/**
 * Parses text that is pasted into a field of a purchase of the average price: what it fills in, one entry for each
 * purchase from that field on. Undefined where it is one value or no such list, and belongs into the field alone.
 *
 * - Two columns, from a spreadsheet or typed (see `tabTable`), are the price and, in the form's mode, the quantity or the
 *   amount. A heading may name them in another order, and in a table with more columns.
 * - Lines of one column fill the field itself.
 * - A table with sales is not read: what remains of a holding is more than its purchases.
 *
 * Numbers are not parsed here: they stay as they are written.
 *
 * @example readPastedRounds('60,500\t2\n55,250\t4', 'price', 'quantity')?.[1]
 * // { mode: 'quantity', price: '55,250', quantity: '4' }
 */
export function readPastedRounds(
  text: string,
  field: RoundField,
  mode: RoundForm['mode'],
): readonly PastedRound[] | undefined {
  const rows = tabTable(text)
    .split(LINE_END)
    .filter((line) => DIGIT.test(line))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width || row.some((cell) => SALE.test(cell)))) return undefined;
  const named = columnsOf(text);
  const isNamed = named.price >= 0 && (named.quantity >= 0 || named.amount >= 0);
  if (width < 2 ? rows.length < 2 : width > 2 && !isNamed) return undefined;
  const size = isNamed && named[mode] < 0 ? (mode === 'amount' ? 'quantity' : 'amount') : mode;
  const columns: readonly (readonly [RoundField, number])[] =
    width === 1
      ? [[field, 0]]
      : isNamed
        ? [
            ['price', named.price],
            [size, named[size]],
          ]
        : [
            ['price', 0],
            [size, 1],
          ];
  const filled = rows.map((row) => columns.map(([name, at]) => [name, row[at] ?? ''] as const));
  const isList = filled.every((cells) => cells.every(([, cell]) => NUMBER.test(cell)));
  return isList ? filled.map((cells) => ({ mode: size, ...Object.fromEntries(cells) })) : undefined;
}
