import { CURRENCY_CODES, isOtherCurrency } from '../../../../validate/isOtherCurrency.ts';
import { MONEY, WON } from '../cells/cellUnits.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';

/** A column that names the coin or the stock of each row: 종목명, 종목명(종목코드), Symbol. */
const ASSET =
  /^\s*(?:(?:(?:거래|매매|체결|주문) ?)?(?:종목|코인|토큰|(?:가상|디지털)? ?자산|(?:암호|가상)? ?화폐|주식|상품|품목|펀드) ?(?:명|이름|코드|번호)?(?: ?\/ ?(?:종목)? ?(?:명|코드|번호))?|(?:회사|기업) ?(?:명|이름|코드)|(?:매수|매입|구매|보유|투자) ?종목명?|이름|마켓|심볼|티커|페어|(?:거래|통화|코인) ?쌍|(?:(?:spot|base|trading|crypto|digital|currency) )?(?:asset|coin|token|crypto(?:currency)?|symbol|ticker|pair|market|contract|instrument|product|stock|security|company|fund|etf)s?(?: (?:name|code|id))?|name|isin(?: code)?|inst ?id)(?: ?\((?:종목)? ?(?:명|코드|번호|심볼|티커|code|ticker|symbol)\))?\s*$/iu;
/** A column that may name pairs, as in the statements of eToro. */
const DETAILS = /^\s*details?\s*$/iu;
const PAIR = /^\s*[A-Z\d.]{1,10}\/[A-Z]{3,4}\s*$/u;
/** A column with the quote currency of a coin, its pair, or the exchange of a stock. */
const MARKET = /마켓|market/iu;
/** A column that identifies an asset, unlike a column with the class of the asset: 자산 주식, Product Spot. */
const IDENTITY = /종목|티커|심볼|symbol|ticker|isin/iu;
/** A column of names, which may be names of purchases instead: 이름 1차. */
const ANY_NAME = /^\s*(?:이름|name)\s*$/iu;
/** `3월` is a number and a month: if the number could have it as well, each would double the ways to match. */
const PURCHASE_NAME =
  /^(?:\d{1,3}(?!\d)(?:회차?|차|번째?)?|첫|추가|기존|신규|보유|매수|매입|구매|물타기|불타기|분할|적립식?|정기|월|rounds?|buy|purchases?|trade|order|tranche|batch|entry|lot|initial|first|second|third|fourth|fifth|dca|[\s#.])+$/iu;
/** The ticker after a quantity, which is not a unit in words: 10 SHARES. */
const TICKER = /(?<!\p{L})(?!(?:SHARES?|UNITS?|LOTS?|COINS?|EA)$)[A-Z]{2,10}$/u;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
/**
 * Additions to the name of a coin or a stock: its exchange, its ticker or its long name in brackets, `Perp`, the number
 * of the purchase, and the `A` of Korean codes. `(H)` and `(우)` are part of a name.
 */
const ADDITION =
  /^[A-Z]{2,10}:|^A(?=\d{6}(?!\d))|(?<=^[A-Z\d]{2,10}) ?\(.*\)$|\([A-Z\d]{2,10}\)|[ -]PERP(?:ETUAL)?$| ?\d{1,3}차$/gu;
/** The quote currency before the coin, as Upbit writes pairs: KRW-BTC. */
const WON_FIRST = /^KRW[-_/](.+)$/u;
/**
 * A column with the currency of the prices: Price Currency, CurrencyPrimary, 거래통화. Not that of fees or of the
 * settlement, which may differ.
 */
const CURRENCY_COLUMN =
  /^\s*(?:(?:(?:price|trade|trading|transaction|quote|instrument|asset)[ _]?)?(?:currency|ccy)(?:[ _]?(?:primary|code))?(?: ?\((?:trade )?price\b[^)]*\))?|(?:거래|매매|매수|체결|가격|단가|기준)? ?통화(?: ?(?:코드|구분|명))?)\s*$/iu;
/** The quote currency after the coin, or alone. */
const CURRENCY = new RegExp(`(?:krw|${CURRENCY_CODES})$`, 'iu');

/** Currency codes by sign, name and alternative code. The sign ¥ has no code, because yen and yuan share it. */
const CODE_OF: Readonly<Record<string, string>> = {
  ...{ $: 'USD', US$: 'USD', 달러: 'USD', 불: 'USD', DOLLAR: 'USD', DOLLARS: 'USD' },
  ...{ '€': 'EUR', 유로: 'EUR', '£': 'GBP', 엔: 'JPY', '¥': '' },
  ...{ 위안: 'CNY', RMB: 'CNY', CNH: 'CNY', '₹': 'INR', A$: 'AUD', AU$: 'AUD', C$: 'CAD', CA$: 'CAD', R$: 'BRL' },
};

/** A coin or a stock, and its quote currency if the name contains it: BTC and USD for BTC/USDT. */
type Pair = { readonly asset: string; readonly currency: string };

function isAssetColumn(name: string, cells: readonly string[]): boolean {
  if (DETAILS.test(name)) return cells.every((cell) => PAIR.test(cell));
  return ASSET.test(name) && !columnKinds(name).includes('quantity');
}

/** Dollars of any form are one currency: USDT, BUSD. */
function anyDollar(currency: string): string {
  return currency.includes('USD') ? 'USD' : currency;
}

function pairOf(cell: string): Pair {
  const text = cell.normalize('NFKC').trim().toUpperCase().replaceAll(ADDITION, '').replace(WON_FIRST, '$1KRW');
  const name = text.replaceAll(NEITHER_LETTER_NOR_DIGIT, '');
  const [currency = ''] = CURRENCY.exec(text) ?? CURRENCY.exec(name) ?? [];
  const asset = name.slice(0, name.length - currency.length) || name;
  return { asset, currency: anyDollar(currency) };
}

function tickerOf(cell = ''): string {
  const [ticker = ''] = TICKER.exec(cell.trim()) ?? [];
  return anyDollar(ticker);
}

function areSeveral(names: readonly string[]): boolean {
  return new Set(names.filter((name) => name !== '')).size > 1;
}

/** The name that every row has; undefined where they differ or one has none. */
function sharedName(names: readonly string[]): string | undefined {
  const [name, ...others] = new Set(names);
  return name === '' || others.length > 0 ? undefined : name;
}

/** The currency that a cell names and nothing else; empty where it names none. */
function currencyOf(cell: string): string {
  const name = cell.normalize('NFKC').trim().toUpperCase();
  if (WON.test(name)) return 'KRW';
  return isOtherCurrency(name) ? (CODE_OF[name] ?? anyDollar(name)) : '';
}

/** Whether amounts of money are in more than one currency, by their signs and units: $180 and 250,000원. */
export function haveSeveralCurrencies(amounts: readonly string[]): boolean {
  return areSeveral(amounts.map((amount) => currencyOf(MONEY.exec(amount.trim())?.[0] ?? '')));
}

/** Whether a column is what prices are in: by its name, or, without one, because it is behind that of a price. */
function isCurrencyColumn(names: readonly string[], at: number): boolean {
  const isUnnamed = names[at] === '' && columnKinds(names[at - 1] ?? '').includes('price');
  return isUnnamed || CURRENCY_COLUMN.test(names[at] as string);
}

/** Whether a column names more than one currency of the prices. */
function hasSeveralCurrencies(rows: Rows, names: readonly string[]): boolean {
  const columns = [...names.keys()].filter((at) => isCurrencyColumn(names, at));
  return columns.some((at) => areSeveral(rows.map((row) => currencyOf(row[at] as string))));
}

/**
 * Whether rows are about more than one coin or stock, or paid in more than one currency, so that they have no average
 * price: by the columns that name these or their currencies, or by the tickers of their quantities. BTC/USDT and
 * BTC-USD are one, and so is a stock on several exchanges. A code or a ticker that all rows share decides, however its
 * names are spelled.
 *
 * @param names of the columns, none where these have no heading
 * @param quantity the column of the quantities, -1 where there is none
 */
export function hasSeveralAssets(rows: Rows, names: readonly string[], quantity: number): boolean {
  const cellsOf = (at: number) => rows.map((row) => row[at] as string);
  const named = [...names.entries()].filter(([at, name]) => isAssetColumn(name, cellsOf(at)));
  const hasName = named.some(([, name]) => !MARKET.test(name));
  const columns = named.map(([at, name]) => {
    const cells = cellsOf(at);
    const isPurchase = ANY_NAME.test(name) && cells.every((cell) => cell === '' || PURCHASE_NAME.test(cell));
    const pairs = isPurchase ? [] : cells.map(pairOf);
    // Beside a name, a market that is neither a currency nor a pair is an exchange: NASDAQ.
    const isMarket = hasName && MARKET.test(name);
    const found = isMarket ? pairs.filter(({ currency }) => currency !== '') : pairs;
    const assets = found.map(({ asset }) => asset);
    return { assets, currencies: found.map(({ currency }) => currency), isIdentity: IDENTITY.test(name) };
  });
  const tickers = rows.map((row) => tickerOf(row[quantity]));
  const ticker = sharedName(tickers);
  // The unit of stocks is in no name, and money is not a coin that was bought.
  const coin = ticker === undefined || CURRENCY.test(ticker) ? undefined : ticker;
  const isShared = columns.some(
    ({ assets, isIdentity }) =>
      (coin !== undefined && assets.includes(coin)) || (isIdentity && sharedName(assets) !== undefined),
  );
  return (
    areSeveral(tickers) ||
    hasSeveralCurrencies(rows, names) ||
    columns.some(({ currencies }) => areSeveral(currencies)) ||
    (!isShared && columns.some(({ assets }) => areSeveral(assets)))
  );
}
