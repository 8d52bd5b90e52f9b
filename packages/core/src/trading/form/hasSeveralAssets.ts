import { columnKinds } from './columnKinds.ts';
import type { Rows } from './rowCells.ts';

/** A column that names the coin or the stock of each row. */
const ASSET =
  /^\s*(?:(?:종목|코인|자산|주식|상품) ?(?:명|이름|코드|번호)?|마켓|심볼|티커|페어|(?:(?:spot|base|trading) )?(?:asset|coin|symbol|ticker|pair|market|contract|instrument|product|stock|security)s?(?: (?:name|code|id))?|inst ?id)\s*$/iu;
/** The ticker after a quantity. Units in words have small letters: 10 shares. */
const TICKER = /(?<!\p{L})[A-Z]{2,10}$/u;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
/** Dollars in any form, after a coin. */
const DOLLARS = /(?<=.)(?:FD)?USD[TC]?$/u;

/** One name for each way to write a pair of a coin and dollars; empty for a cell without a name. */
function assetOf(cell: string): string {
  return cell.normalize('NFKC').toUpperCase().replaceAll(NEITHER_LETTER_NOR_DIGIT, '').replace(DOLLARS, 'USD');
}

function tickerOf(cell = ''): string {
  const [ticker = ''] = TICKER.exec(cell.trim()) ?? [];
  return ticker;
}

function areSeveral(names: readonly string[]): boolean {
  return new Set(names.filter((name) => name !== '')).size > 1;
}

/**
 * Whether rows are about more than one coin or stock, so that they have no average price: by the columns that name it,
 * or by the tickers of their quantities. BTC/USDT and BTC-USD are one.
 *
 * @param names of the columns, none where these have no heading
 * @param quantity the column of the quantities, -1 where there is none
 */
export function hasSeveralAssets(rows: Rows, names: readonly string[], quantity: number): boolean {
  const columns = [...names.keys()].filter((at) => {
    const name = names[at] as string;
    return ASSET.test(name) && !columnKinds(name).includes('quantity');
  });
  const named = columns.some((at) => areSeveral(rows.map((row) => assetOf(row[at] as string))));
  return named || areSeveral(rows.map((row) => tickerOf(row[quantity])));
}
