import { columnKinds } from './columnKinds.ts';
import type { Rows } from './rowCells.ts';

/** A column that names the coin or the stock of each row. */
const ASSET =
  /^\s*(?:(?:종목|코인|자산|주식|상품) ?(?:명|이름|코드|번호)?|마켓|심볼|티커|페어|(?:(?:spot|base|trading) )?(?:asset|coin|symbol|ticker|pair|market|contract|instrument|product|stock|security)s?(?: (?:name|code|id))?|inst ?id)\s*$/iu;
/** What a coin is paid in, its pair, or the exchange of a stock. */
const MARKET = /마켓|market/iu;
/** The ticker after a quantity. Units in words have small letters: 10 shares. */
const TICKER = /(?<!\p{L})[A-Z]{2,10}$/u;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
/** What a coin is paid in, after it or alone. */
const CURRENCY = /(?:KRW|EUR|JPY|GBP|(?:FD|B|T)USD|USD[TC]?)$/u;

/** A coin or a stock, and what it is paid in, if its name says so: BTC in USD of BTC/USDT. Dollars of any form are USD. */
type Pair = { readonly asset: string; readonly currency: string };

function isAssetColumn(name: string): boolean {
  return ASSET.test(name) && !columnKinds(name).includes('quantity');
}

function pairOf(cell: string): Pair {
  const name = cell.normalize('NFKC').toUpperCase().replaceAll(NEITHER_LETTER_NOR_DIGIT, '');
  const [currency = ''] = CURRENCY.exec(name) ?? [];
  const asset = name.slice(0, name.length - currency.length) || name;
  return { asset, currency: currency.includes('USD') ? 'USD' : currency };
}

function tickerOf(cell = ''): string {
  const [ticker = ''] = TICKER.exec(cell.trim()) ?? [];
  return ticker;
}

function areSeveral(names: readonly string[]): boolean {
  return new Set(names.filter((name) => name !== '')).size > 1;
}

/**
 * Whether rows are about more than one coin or stock, or paid in more than one currency, so that they have no average
 * price: by the columns that name these, or by the tickers of their quantities. BTC/USDT and BTC-USD are one, and so is
 * a stock on several exchanges.
 *
 * @param names of the columns, none where these have no heading
 * @param quantity the column of the quantities, -1 where there is none
 */
export function hasSeveralAssets(rows: Rows, names: readonly string[], quantity: number): boolean {
  const assets = [...names.entries()].filter(([, name]) => isAssetColumn(name));
  const isNamed = assets.some(([, name]) => !MARKET.test(name));
  const columns = assets.map(([at, name]) => {
    const pairs = rows.map((row) => pairOf(row[at] as string));
    // Beside a name, a market that is no currency and no pair is an exchange: NASDAQ.
    return isNamed && MARKET.test(name) ? pairs.filter(({ currency }) => currency !== '') : pairs;
  });
  const tickers = rows.map((row) => tickerOf(row[quantity]));
  const [ticker, ...others] = new Set(tickers);
  // Other units than coins are in no name.
  const isOneCoin = ticker !== '' && others.length === 0 && columns.flat().some(({ asset }) => asset === ticker);
  return (
    areSeveral(tickers) ||
    columns.some((pairs) => areSeveral(pairs.map(({ currency }) => currency))) ||
    (!isOneCoin && columns.some((pairs) => areSeveral(pairs.map(({ asset }) => asset))))
  );
}
