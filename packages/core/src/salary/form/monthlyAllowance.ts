import type { Exact } from '../../exact/index.ts';
import { payAmount } from './payAmount.ts';

/** In won: an allowance below this without a unit is in units of 10,000 won. */
const MANWON_BELOW = 10_000;
const ALLOWANCE =
  /(?: ?[,/·+])? ?\(?(?:식대|식비|교통비|[가-힣]{0,4}수당)(?:[는은] ?|[ :]{0,3})매?월 ?(?<amount>\d[^(),/]{0,12}(?:,\d{3}[^(),/]{0,2})?) ?(?:별도|제외|[미불]포함)(?: ?지급)?\)?/u;

/**
 * An allowance that a text names by the month beside the pay, and the rest of the text; undefined where it names none.
 *
 * @example monthlyAllowance('연봉 3,900만원, 식대 월 20만원 별도')?.rest // '연봉 3,900만원'
 */
export function monthlyAllowance(text: string): { readonly won: Exact; readonly rest: string } | undefined {
  const { 0: whole = '', groups } = ALLOWANCE.exec(text) ?? {};
  const amount = payAmount(groups?.['amount'] ?? '', MANWON_BELOW);
  return amount && { won: amount.won, rest: text.replace(whole, '').trim() };
}
