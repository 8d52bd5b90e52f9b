import type { NumberAmount } from '../validate/addNumberParts.ts';
import type { NumberUnit } from '../validate/numberUnits.ts';
import { parseNumberText } from '../validate/parseNumberText.ts';

/** Decimals of up to this many digits that differ also differ as floating-point numbers, in the same order. */
const EXACT_DIGITS = 15;
const PLAIN = /^[+-]?(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?$/;
/** Everything after the last digit; points, commas and signs belong to the number. */
const UNIT = /(?<![^0-9.,+-])[^0-9.,+-]+$/;
/** Factors stay with their number: 만 of 만원. */
const KOREAN_FACTORS = /^[\s십백천만억조]+/u;
const CURRENCY = /\p{Sc}/u;
/** Units whose marks or factors may differ from item to item: ₩1,500 and 1.5만원. */
const UNITS: readonly NumberUnit[] = ['won', 'usd', 'percent'];

type ItemAmount = NumberAmount & { readonly negative: boolean };

/** The items without the unit and the currency that all of them have. */
function withoutCommonUnit(items: readonly string[]): readonly string[] {
  const [first = ''] = items;
  const [currency = ''] = CURRENCY.exec(first) ?? [];
  const unit = (UNIT.exec(first)?.[0] ?? '').replace(KOREAN_FACTORS, '');
  const isCommon = unit !== '' && items.every((item) => item.endsWith(unit));
  const bare = isCommon ? items.map((item) => item.slice(0, -unit.length).trimEnd()) : items;
  return currency !== '' && bare.every((item) => item.includes(currency))
    ? bare.map((item) => item.replace(currency, ''))
    : bare;
}

function amountsIn(items: readonly string[], unit: NumberUnit): readonly ItemAmount[] | undefined {
  const amounts: ItemAmount[] = [];
  for (const item of items) {
    const parsed = parseNumberText(item, { field: '', unit });
    if (!parsed.ok) return undefined;
    amounts.push({ ...parsed.value.amount, negative: parsed.value.negative });
  }
  return amounts;
}

function plainValues(items: readonly string[]): readonly number[] | undefined {
  const values: number[] = [];
  for (const item of items) {
    if (item.length > EXACT_DIGITS || !PLAIN.test(item)) return undefined;
    values.push(Number(item.replaceAll(',', '')));
  }
  return values;
}

/** The place of each amount in their order; equal amounts have the same place. */
function places(amounts: readonly ItemAmount[]): readonly number[] {
  const lowest = amounts.reduce((least, { power }) => Math.min(least, power), 0);
  const scaled = amounts.map(({ digits, power, negative }) => {
    const size = digits * 10n ** BigInt(power - lowest);
    return negative ? -size : size;
  });
  const ordered = Array.from(new Set(scaled)).sort((left, right) => (left < right ? -1 : 1));
  const placeOf = new Map(ordered.map((value, place) => [value, place]));
  return scaled.map((value) => placeOf.get(value) as number);
}

/**
 * A sort key for each item by the value of its number: one list of numbers in the order of the exact values, equal for
 * equal values. Undefined unless every item is one number of the same unit.
 *
 * Signs, groups of three (`1,500`), decimals, Korean factors (`1.5만`, `3억 5,000만`), the marks of won, dollars and
 * percent, and any unit or currency that all items share (`10.5kg`, `€900`) are understood, see `parseNumberText`. An
 * ambiguous number such as `1억 5천` is none.
 *
 * @example itemValues(['1,500', '900', '-2.5']) // [1500, 900, -2.5]
 * @example itemValues(['10', 'ten']) // undefined
 */
export function itemValues(items: readonly string[]): readonly number[] | undefined {
  const plain = plainValues(items);
  if (plain !== undefined) return plain;
  const bare = withoutCommonUnit(items);
  const values = plainValues(bare);
  if (values !== undefined) return values;
  for (const unit of UNITS) {
    const amounts = amountsIn(bare, unit);
    if (amounts !== undefined) return places(amounts);
  }
  return undefined;
}
