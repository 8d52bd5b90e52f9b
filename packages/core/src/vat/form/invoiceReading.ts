import { type Exact, exact } from '../../exact/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { listedValues } from '../../validate/readings/numberLists.ts';
import { RATE_BEHIND, VAT_NAMES } from '../../validate/readings/vatNames.ts';
import { vatInTotal, vatOnSupply } from '../vat.ts';
import { readWon } from './readWon.ts';

/** The supply price and the total of an invoice, in won. */
export type Invoice = { readonly supply: Exact; readonly total: Exact };

/** The names of the columns, and what is around them: (공급가 1,000원, 부가세 100원 포함). Between amounts, / divides. */
const NAMES = new RegExp(
  String.raw`(?:공급|과세|물품|결제|승인|청구|매출)(?: ?대?가)?|(?:${VAT_NAMES}|세[액금])${RATE_BEHIND}|합계|총|금?액|supply(?: price)?|tax|total|[미불]?포함|별도|제외|[:|+=]|[/(] ?(?=[^\d\s₩])|\)$`,
  'giu',
);
/** Words for amounts without and with the tax. A total may be either, so it is in neither: 합계 1,000,000 부가세 100,000. */
const LACKS_TAX = /공급 ?가|과세|물품|supply|별도|제외|[미불]포함/iu;
const HAS_TAX = /대가|결제|승인|청구|(?<![미불])포함/iu;
/** Three amounts between slashes, which are not a division. */
const THREE = /^([^/]+)\/([^/]+)\/([^/]+)$/u;
const MAX_LENGTH = 200;

/** Whether two amounts differ by at most one won. */
function isNear(amount: Exact, other: bigint): boolean {
  return amount.sub(exact(other)).abs().compare(1) <= 0;
}

/**
 * The supply price and the total of a row of a tax invoice, which has at least two of supply price, tax and total, in
 * any order. Undefined for other texts, for amounts that do not belong together, and if the name of an amount
 * contradicts the tax beside it: a 결제금액 of 30,000 does not have a tax of 3,000.
 *
 * @example invoiceReading('1,000,000\t100,000\t1,100,000') // { supply: 1000000, total: 1100000 }
 */
export function invoiceReading(text: string): Invoice | undefined {
  const plain = plainCharacters(text);
  if (plain.length > MAX_LENGTH) return undefined;
  const row = plain.replace(THREE, '$1 $2 $3').replace(NAMES, ' ').replace(/ +/gu, ' ').replaceAll('₩ ', '₩').trim();
  const amounts = listedValues(row, readWon);
  const [most, middle, least] = amounts.toSorted((a, b) => b.compare(a));
  if (most === undefined || middle === undefined || amounts.length > 3) return undefined;
  if (least !== undefined) {
    const isRow = middle.add(least).equals(most) && isNear(least, vatOnSupply(middle).tax);
    return isRow ? { supply: middle, total: most } : undefined;
  }
  // Names of both kinds, as in 청구금액 (부가세 별도), cancel each other.
  const named = Number(HAS_TAX.test(plain)) - Number(LACKS_TAX.test(plain));
  // A sum contains neither of its parts: only a supply price and its tax are added.
  const isSum = plain.includes('+');
  if (isNear(middle, vatOnSupply(most).tax)) {
    return named > 0 && !isSum ? undefined : { supply: most, total: most.add(middle) };
  }
  if (isSum) return undefined;
  if (isNear(middle, vatInTotal(most).supply)) return { supply: middle, total: most };
  const isPart = named >= 0 && isNear(middle, vatInTotal(most).tax);
  return isPart ? { supply: most.sub(middle), total: most } : undefined;
}
