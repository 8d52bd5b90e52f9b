import { plainCharacters } from '../../validate/plainCharacters.ts';
import { SUM, VAT_TERMS, type VatSide } from './vatTerms.ts';

/**
 * Which amount a text calls its own: the supply price for `공급가액 100만원` and `+VAT`, the total for `합계 110만원` and
 * `부가세 포함`. Undefined where it says neither.
 *
 * @example vatSide('부가세 포함 220만원') // 'total'
 */
export function vatSide(text: string): VatSide | undefined {
  const plain = plainCharacters(text);
  const term = VAT_TERMS.find(([, pattern]) => pattern.test(plain));
  return term?.[0] ?? (SUM.test(plain) ? 'total' : undefined);
}
