/** What a column of a pasted table holds; `other`: none of the fields of a purchase. */
export type ColumnKind = 'price' | 'quantity' | 'amount' | 'weight' | 'other';

const PRICE =
  /단가|가격|평단|(?:매수|매입|구매|구입|거래|매매|체결|취득|약정|주문|진입|평균|목표) ?가(?!\p{L})|[주개]당 ?(?:평균 ?)?(?:(?:매수|매입|구매) ?)?금액|price|(?<!\p{L})(?:cost|(?:avg|fill)?px)(?!\p{L})|^(?:평균|average|avg\.?)$/iu;
const QUANTITY =
  /수량|(?:매수|매입|구매|구입|거래|매매|체결|취득|약정|주문|보유) ?량(?!\p{L})|[개갯주좌]수|(?:주식|계약|코인) ?수|물량|qty|quantity|(?<!\p{L})(?:shares|units|coins|contracts|lots|size|vol(?:ume)?|(?:acc)?(?:fill)?sz)(?!\p{L})|(?:filled|executed)(?! ?(?:price|time|date|value|total|avg|average))/iu;
const AMOUNT =
  /금액|대금|총액|가액|원금|(?:투자|투입|매수|매입|구매|구입|거래|체결|약정)[금액](?!\p{L})|amount|total|(?<!\p{L})(?:value|notional|invested|spent)(?!\p{L})/iu;
const WEIGHT = /비중|비율|weight|share(?!s)/iu;
/** A price of the whole purchase, which is an amount: 총 매수가, Total cost, Cost basis. */
const WHOLE_PRICE = /총|합계|total|(?<!(?:average|avg\.?) cost )basis/iu;
/** Either a unit price or the price of the whole purchase. */
const EITHER_PRICE = /^(?:cost(?: ?\([^)]*\))?|평균 ?(?:매수|매입|구매)? ?금액)$/iu;
/**
 * Columns of statements that are not what was bought: fees, settlement with fees, the open rest of an order, today's
 * value and price (시장 평균가, Mark Price), sales, limits that end a position, and the units and kinds of the other
 * columns.
 */
const OTHER =
  /수수료|정산|세금|제세|거래세|변제|연체|잔액|예수금|fee|commission|tax|settle|미체결|unfilled|잔량|잔여|잔고|현재|평가|손익|수익|매도|누적|가능|손절|익절|시장 ?평균|마크|지수|청산|통화|단위|구분|유형|remain|current|currency|market|profit|gain|loss|return|pnl|sell|stop|trigger|last|(?<!\p{L})(?:liq|mark(?!\p{L})|index price)|break.?even|clos|(?<!\p{L})c\. ?price|type|available|cumulative|(?<!per )(?<=\p{L} )unit$/iu;
/** Columns that count, date or name the rows, or are aimed at, unless they say more: 종목 수량, 목표 매수가. */
const ROW_NAME =
  /번호|순번|회차|차수|순서|날짜|일자|일시|시간|시각|종목|코인|자산|메모|비고|등락|환율|목표|target|일(?!\p{L})|rate|ratio|date|time|[%#]|(?<!\p{L})(?:no\.?|id)$|^(?:n|index|round|coin|asset|symbol|ticker|pair|notes?|memo)$/iu;
const LETTER = /\p{L}/u;
/** Figures in a multiple of their unit, which the rows do not show: 만원, (천주), (백만). */
const SCALE = /(?<!\p{L})[십백천만억조]+\s?(?:원|주|개|달러|불|엔|유로|위안)?\s?[)\]]?$/u;

/** Whether the name of a column ends with a multiple of its unit. */
export function hasScale(heading: string): boolean {
  return SCALE.test(heading.trim());
}

/**
 * What a column holds by its heading in a spreadsheet or the statement of an exchange or a broker. More than one kind
 * where the heading leaves that open: `Cost`. None where it is not understood. Figures in a multiple of their unit are
 * none of the fields, since it would be lost: `금액(만원)`.
 *
 * @example columnKinds('체결가') // ['price']
 */
export function columnKinds(heading: string): readonly ColumnKind[] {
  const name = heading.trim();
  if (OTHER.test(name) || hasScale(name)) return ['other'];
  if (EITHER_PRICE.test(name)) return ['price', 'amount'];
  if (PRICE.test(name)) return [WHOLE_PRICE.test(name) ? 'amount' : 'price'];
  const words = { quantity: QUANTITY, amount: AMOUNT, weight: WEIGHT };
  const kinds = (['quantity', 'amount', 'weight'] as const).filter((kind) => words[kind].test(name));
  if (kinds.length > 0) return kinds;
  return ROW_NAME.test(name) || !LETTER.test(name) ? ['other'] : [];
}
