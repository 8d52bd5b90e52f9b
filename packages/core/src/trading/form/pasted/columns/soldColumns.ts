import { hasAmount } from '../cells/cellAmount.ts';
import { columnKinds } from '../headings/columnKinds.ts';
import type { Rows } from '../table/rowCells.ts';

/** Words for a sale in the name of a column. */
const SOLD = /(?<!미)(?:매도|매각|판매)|(?<!\p{L})(?:sell(?!able|er)|sold|sale(?!\p{L}))/giu;
/** The word that replaces them, because the kind of a column is known from the names for purchases. */
const BOUGHT = '매수';
/** A column of purchases as well, or whose sale is only possible, aimed at or ordered: 매도가능수량, Target sell qty. */
const NOT_SOLD =
  /매수|매입|구매|주문|대기|호가|목표|예약|예정|예상|희망|계획|가능|권장|추천|buy|bought|order|target|available|planned|expected|estimated|[도각매] ?시(?= ?\p{L}{0,20}금액)/iu;
/** Words for the day of a sale. */
const DAY = /(?:일자?|일시|날짜|date(?:[ _-]?\/?[ _-]?time)?)(?:\s?\([^()]*\))?$|^date[ _-]/iu;
/** Words for a day by which or from which a sale is due or allowed: 매도제한일, Sell by date. */
const DUE =
  /제한|금지|불가|의무|기한|만기|만료|허용|마감|해제|(?:^|[ _-])(?:by|to|from|until|next|best|due|deadline)(?=[ _-]|$)/iu;
/** Sales of one day. Beside the current holding they do not count, because it is already reduced by them. */
const OF_A_DAY = /금일|당일|전일|today/iu;
const HELD = /보유|잔고/u;

/** Whether a column is how much was sold, what was paid for it, or when: 매도수량, Sell Qty, Sold, 매도일(체결). */
function isSold(name: string): boolean {
  const bought = name.trim().replace(SOLD, BOUGHT);
  if (bought === name.trim() || NOT_SOLD.test(name)) return false;
  return (
    bought === BOUGHT ||
    (DAY.test(bought) && !DUE.test(name)) ||
    columnKinds(bought).some((kind) => kind === 'quantity' || kind === 'amount')
  );
}

/**
 * Whether rows have sales in columns of their own, beside those of the purchases. A sale price alone does not count,
 * since it may be a target; the day of a sale does.
 *
 * @param names of the columns, none where these have no heading
 */
export function hasSoldColumns(rows: Rows, names: readonly string[]): boolean {
  const isHolding = names.some((name) => HELD.test(name));
  const isInHolding = (name: string) => isHolding && OF_A_DAY.test(name);
  return names.some(
    (name, at) => isSold(name) && !isInHolding(name) && rows.some((row) => hasAmount(row[at] as string)),
  );
}
