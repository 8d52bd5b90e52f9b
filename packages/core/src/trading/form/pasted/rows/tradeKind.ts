import { hasAmount } from '../cells/cellAmount.ts';
import { columnKinds } from '../headings/columnKinds.ts';

/** A column that says what happened, not what an account or a stock is: 종류, 적요, Transaction Type, Trans Code, B/S. */
const TYPE =
  /(?<!(?:결제|계좌|지갑|상품|자산|종목) ?)(?:종류|구분|유형)|적요|거래 ?(?:내용|명)|(?<!\p{L}|(?:payment|account|wallet|product|asset)[ _])(?:type|side|action|direction)(?!\p{L})|^\s*(?:transaction|trans(?:action)?[ _]?code|매매|(?:매수|매도) ?[/·]? ?매[수도]|buy ?\/ ?sell|b ?\/ ?s)\s*$/iu;
/**
 * Shares of an offering come in at a price, and its money comes back: 공모주입고, 청약 환불입금. BTO opens an option, as does
 * buy to open.
 */
const PURCHASE =
  /매수|매입|구매|재투자|(?:공모|청약|유상)\p{L}{0,4} ?입고|물타기|불타기|추매|보유|롱|(?<!\p{L})(?:buy|bto|bought|bid|long(?![- ]term)|purchased?|reinvest\p{L}{0,4})(?!\p{L})/iu;
/** What a holding or an account gets without a purchase: 배당금입금, 대체입고, 무상증자, Rewards Income, SETTLEMENT, CDIV. */
const RECEIPT =
  /입금|입고|배당(?!주)|무상증자(?= ?(?:$|입고|신주|주식|배정|\())|이용료|이자|(?<!출[금고] ?)(?:이체|이관)(?! ?출)|펀딩|에어드[랍롭]|스테이킹|리워드|(?<!\p{L})(?:receive[ds]?|rewards?|staking|income|interest|dividends?|deposits?|airdrops?|settlement|funding|transfer|stock (?:div dist|distribution))(?!\p{L})|^\s*(?:[cm]?div|int)\s*$/iu;
/**
 * What changes the number of shares that are held, whatever the shares come in as: 액면분할입고, STOCK SPLIT DISTRIBUTION
 * DEPOSIT. Money may come in by installments: 분할 입금.
 */
const RESTRUCTURING =
  /분할(?! ?(?:입금|이체|납입|납부|상환|지급|배당))|병합|합병(?!스팩)|감자|(?<!\p{L})(?:(?:stock)?splits?(?! corp)|mergers?|spin[- ]?offs?)(?!\p{L})/iu;
/** The shares before the change leave the account: 액면분할출고. */
const DELIVERED = /출고/u;
/** Alone in a cell, and not a note about a purchase: 액면분할, SPL. */
const RESTRUCTURING_ALONE =
  /^\s*(?:(?:general )?corporate actions?\s*$|stock split (?:open|close)\s*$|(?:spl|spr|soff|mrgs)\s*$|(?:액면|주식|인적|물적) ?분할|(?:액면|주식)? ?병합|(?:흡수|분할)? ?합병|(?:무상|유상) ?감자|(?:stock |reverse )+split|(?:stock )?merger)\s*$/iu;
/** Shares that came in without a price: 무상증자입고, 주식배당, Stock Dividend. The dividend of a stock is money: 해외주식배당. */
const FREE_SHARES =
  /무상|(?<!(?:해외|외화|국내|미국) ?)주식 ?배당(?!금| ?입금)|배당 ?주식|(?<!\p{L})(?:(?:stock|share|scrip)[ _]dividends?|stock (?:div dist|distribution)|bonus[ _](?:shares?|issues?))(?!\p{L})/iu;
/** Words for money that was received instead of shares: 무상증자 단주대금입금. */
const MONEY = /대금|현금|income/iu;
/**
 * Statements of exchanges list sales and withdrawals as well, which are not purchases: 현금매도, Sell Limit. Money that
 * went out for a purchase is one: 매수출금.
 */
const SALE =
  /매도|매각|판매|처분|환매|(?<!(?:매수|매입|구매) ?(?:대금 ?)?)출금|출고|(?<!\p{L})(?:sell|sold|withdraw(?:al|n)?)(?!\p{L})/iu;
/** A column of such codes as brokers have for what moves money alone, some of which are words elsewhere: GOLD. */
const CODE = /^\s*trans(?:action)?[ _]?code\s*$/iu;
/** Lending of stocks, fees, taxes, the interest of a margin, and transfers of money. */
const MONEY_CODE = /^\s*(?:slip|gold|[ad]fee|dtax|mint|ach|rtp)\s*$/iu;
/** A transfer away from a holding: Transfer out, TRANSFER_OUT, Outgoing transfer. */
const OUTGOING =
  /(?:이체|이관|대체) ?\(? ?출|(?<!\p{L})(?:outgoing|outbound|outflow|transfer(?:s|red)?[^\p{L}\p{N}]{0,3}out)(?!\p{L})|^\s*out\s*$/iu;
/**
 * Words for what leaves a holding, or ends a position, that may mean something else in a note. STC closes an option by
 * a sale and STO opens one by a sale; BTC, which buys one back, is a coin as well.
 */
const DISPOSAL =
  /청산|익절|손절|숏|(?<!\p{L})(?:ask|st[co]|short(?![- ]term)|send|sent|convert(?:ed)?|(?<!(?<!\p{L})on )close[ds]?(?= (?:long|short|position)|$))(?!\p{L})|^\s*s\s*$/iu;

/** Words for a purchase if they fill the cell and other rows are called purchases: 2차, 정기적립, 코인 모으기. */
const ORDINARY =
  /^\s*(?:(?:\d+\s?차|추가|신규|체결|완료|정기|자동|적립식?|투자|주식|코인|모으기|유상증자|dca|b)\s*)+$/iu;
/** A dividend that was reinvested, or the shares that it bought: 재투자, Reinvest Dividend, Reinvest Shares. */
const REINVESTED = /재투자|(?<!\p{L})reinvest/iu;
/** A column that is often a free note: 적요. */
const NOTE = /적요|상세/u;
/** A column with details of the type in another column; without that column it may have notes. */
const DETAIL = /상세 ?내용/u;
/** Words of a row that may be a purchase although it has no quantity: DRIP, 소수점. */
const ORDER = /drip|recurring|소수점|trade|order|주문|청약/iu;
/** Money that went out of an account, also for a purchase whose shares are in another row: 배당세출금, 주식매수출금. */
const MONEY_OUT = /(?:매수 ?(?:대금 ?)?)?출금|(?<!\p{L})withdraw(?:al|n)(?!\p{L})/giu;
const LETTER = /\p{L}/u;

/** A blank inside a Korean word: 매 도. */
const KOREAN_BLANK = /(?<=[가-힣])\s+(?=[가-힣])/gu;

/** Whether a column says what happened. */
export function isTypeColumn(name: string): boolean {
  return TYPE.test(name);
}

/** What the cells of a row in its columns of types say. The detail of a purchase is a note. */
function typesOf(row: readonly string[], names: readonly string[]): readonly string[] {
  const cellsIn = (isMeant: (name: string) => boolean) => row.filter((_, at) => isMeant(names[at] ?? ''));
  const types = cellsIn(isTypeColumn);
  const isNote = types.length === 0 || types.some((cell) => PURCHASE.test(cell) || ORDINARY.test(cell));
  const said = isNote ? types : cellsIn((name) => isTypeColumn(name) || DETAIL.test(name));
  return said.map((cell) => cell.replace(KOREAN_BLANK, ''));
}

/**
 * Whether a row moves money and nothing else, by its words and because it has neither a quantity nor a price, in a
 * table that has both: 배당세출금, Custody Fee, Cash In Lieu.
 */
function movesMoneyAlone(row: readonly string[], names: readonly string[]): boolean {
  const said = typesOf(row, names).filter((cell) => LETTER.test(cell));
  const isTrade = (cell: string) =>
    [PURCHASE, SALE, OUTGOING, DISPOSAL, ORDINARY, ORDER, RESTRUCTURING].some((words) =>
      words.test(cell.replaceAll(MONEY_OUT, '-')),
    );
  if (said.length === 0 || said.some(isTrade)) return false;
  const kinds = names.map(columnKinds);
  return (['quantity', 'price'] as const).every((kind) => {
    const columns = [...kinds.keys()].filter((at) => kinds[at]?.includes(kind));
    return columns.length > 0 && !columns.some((at) => hasAmount(row[at] as string));
  });
}

/** Whether words are about a purchase: 추가 매수, 2차. */
export function isPurchaseWord(words: string): boolean {
  return PURCHASE.test(words) || ORDINARY.test(words);
}

/** Whether a word says something other than a purchase, such as a change of the shares: 배당, 무상, 감자, 숏. */
export function isOtherWord(word: string): boolean {
  return [RECEIPT, FREE_SHARES, RESTRUCTURING, SALE, OUTGOING, DISPOSAL].some((words) => words.test(word));
}

/** Whether any cell of a row names a sale or a withdrawal. */
export function mentionsSale(row: readonly string[]): boolean {
  return row.some((cell) => SALE.test(cell));
}

/** Whether a column of types calls a row a reinvestment. */
export function isReinvested(row: readonly string[], names: readonly string[]): boolean {
  return typesOf(row, names).some((cell) => REINVESTED.test(cell));
}

/**
 * What a row of a statement is by its columns of types: a purchase, a sale or a withdrawal, or what is neither, such as
 * a deposit. A purchase where it has no such column.
 *
 * @param names of the columns, none where these have no heading
 */
export function tradeKind(row: readonly string[], names: readonly string[]): 'purchase' | 'sale' | 'receipt' {
  if (row.some((cell, at) => CODE.test(names[at] ?? '') && MONEY_CODE.test(cell))) return 'receipt';
  if (movesMoneyAlone(row, names)) return 'receipt';
  const types = typesOf(row, names);
  const isPurchase = types.some((cell) => PURCHASE.test(cell));
  const isOutgoing = types.some((cell) => OUTGOING.test(cell));
  if (!isPurchase && !isOutgoing && types.some((cell) => RECEIPT.test(cell))) return 'receipt';
  return isOutgoing || mentionsSale(types) || types.some((cell) => DISPOSAL.test(cell)) ? 'sale' : 'purchase';
}

/** Whether a column of types names a split, a merger or a reduction of capital, before which the shares were others. */
export function isRestructuring(row: readonly string[], names: readonly string[]): boolean {
  const types = typesOf(row, names);
  if (types.some((cell) => PURCHASE.test(cell))) return false;
  const isMoved = (cell: string) => RECEIPT.test(cell) || DELIVERED.test(cell);
  return types.some((cell) => RESTRUCTURING_ALONE.test(cell) || (RESTRUCTURING.test(cell) && isMoved(cell)));
}

/** Whether a row is of shares that came in without a price, by its columns of types and its quantity. */
export function areFreeShares(row: readonly string[], names: readonly string[]): boolean {
  const isQuantity = (name = '') => columnKinds(name).includes('quantity');
  const types = typesOf(row, names);
  return (
    tradeKind(row, names) === 'receipt' &&
    types.some((cell) => FREE_SHARES.test(cell)) &&
    !types.some((cell) => MONEY.test(cell)) &&
    row.some((cell, at) => isQuantity(names[at]) && hasAmount(cell))
  );
}

/**
 * Whether a column of types calls one row a purchase and another one by words that are not known, which may be a sale:
 * 매수 beside 신용상환, Buy beside Redemption.
 */
export function hasUnknownTypes(rows: readonly (readonly string[])[], names: readonly string[]): boolean {
  const named = names.map((name) => (NOTE.test(name) ? '' : name));
  const types = rows.map((row) => typesOf(row, named).filter((cell) => LETTER.test(cell)));
  const isKnown = (cell: string) =>
    [PURCHASE, RECEIPT, SALE, OUTGOING, DISPOSAL, ORDINARY].some((words) => words.test(cell));
  const isPurchase = types.some((cells) => cells.some((cell) => PURCHASE.test(cell)));
  return isPurchase && types.some((cells) => cells.length > 0 && !cells.some(isKnown));
}
