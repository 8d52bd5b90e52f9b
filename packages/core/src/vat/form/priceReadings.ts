import type { Exact } from '../../exact/index.ts';
import { numberReadings } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { readWon } from './readWon.ts';
import { VAT_TERM } from './vatTerms.ts';

/** Anywhere in the text: 판매가(VAT 포함), 100만원 / 부가세(10%) 별도, (부가세 포함 금액). */
const TERM = new RegExp(String.raw`[/,]? ?\(?(?:${VAT_TERM})(?:가| ?금액)?\)?`, 'iu');
/**
 * The name of the amount, in one or two words: 판매가, 결제 금액:, 11월 임대료. Not the name of an amount after tax or in
 * another currency, and not the beginning of the amount itself (삼백만). Money must follow: 견적서 12 does not match.
 */
const LABEL =
  /^(?:\d{1,2}월분? ?)?[가-힣]{1,8}(?: [가-힣]{1,8})?(?<!세후|실수령액?|마이너스|달러|유로|위안|^[불엔]|[십백천만억조]|(?:^|[ :])[십백천만억조]+원)[ :]{0,3}(?=₩|일금|\d{4}|[\d,.]+ ?[,십백천만억원])/u;
/** Words for an amount without tax or with a tax of 0%, but not as parts of 면세점, 진영세무회계 and 나무세트. */
const UNTAXED =
  /면세(?![점품])|(?<![가-힣])영세(?:율|$|[^가-힣])|비과세|(?<![가-힣])(?:무세(?![가-힣])|세금? ?(?:없|면제))|부가(?:가치)?세 ?(?:없|면제)/u;
const MAX_LENGTH = 100;

/**
 * The amounts that a text with their name or with the terms of the tax may mean; to be offered. Empty for texts without
 * such words, for amounts without the tax (면세, 영세율, 비과세), and where the rest is not an amount (see
 * `numberReadings`).
 *
 * - Any name in Korean: `판매가 1,100,000원`, `11월 임대료: 110만원 (VAT 별도)`.
 * - The terms behind an amount in words and digits, in other forms or behind the name:
 *   `일금 일백만원정(₩1,000,000) (부가세 별도)`, `1,000,000원 / VAT 포함`, `판매가(VAT 포함) 1,100,000원`.
 *
 * @example priceReadings('판매가 1,100,000원').map(String) // ['1100000']
 */
export function priceReadings(text: string): readonly Exact[] {
  const plain = plainCharacters(text);
  if (plain.length > MAX_LENGTH || UNTAXED.test(plain)) return [];
  const rest = plain.replace(TERM, ' ').trim().replace(LABEL, '');
  return rest === plain ? [] : numberReadings(rest, readWon, 'cash');
}
