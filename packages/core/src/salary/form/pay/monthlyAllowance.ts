import type { Exact } from '../../../exact/index.ts';
import { ALLOWANCE, LEFT_OUT } from './allowanceWords.ts';
import { MANWON_BELOW, payAmount } from './payAmount.ts';

const BY_THE_MONTH = new RegExp(
  String.raw`(?: ?[,/·+])? ?\(?(?:${ALLOWANCE})(?:[는은] ?|[ :]{0,3})매?월 ?(?<amount>\d[^(),/]{0,12}(?:,\d{3}[^(),/]{0,2})?) ?(?:${LEFT_OUT})(?: ?지급)?\)?`,
  'u',
);

/**
 * An allowance that a text names by the month beside the pay, and the rest of the text; undefined where it names none.
 *
 * @example monthlyAllowance('연봉 3,900만원, 식대 월 20만원 별도')?.rest // '연봉 3,900만원'
 */
export function monthlyAllowance(text: string): { readonly won: Exact; readonly rest: string } | undefined {
  const { 0: whole = '', groups } = BY_THE_MONTH.exec(text) ?? {};
  const amount = payAmount(groups?.['amount'] ?? '', MANWON_BELOW.month);
  return amount && { won: amount.won, rest: text.replace(whole, '').trim() };
}
