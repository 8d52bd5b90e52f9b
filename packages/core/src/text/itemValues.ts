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
const DIGIT = /\p{Nd}/u;
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

function amountIn(item: string, unit: NumberUnit): ItemAmount | undefined {
  const parsed = parseNumberText(item, { field: '', unit });
  return parsed.ok ? { ...parsed.value.amount, negative: parsed.value.negative } : undefined;
}

function amountsIn(items: readonly string[], unit: NumberUnit): readonly ItemAmount[] | undefined {
  const amounts: ItemAmount[] = [];
  for (const item of items) {
    const amount = amountIn(item, unit);
    if (amount === undefined) return undefined;
    amounts.push(amount);
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

/** The unit and the currency of an item, between which its number is. */
type Marks = { readonly unit: string; readonly currency: string };

function marksOf(item: string): Marks {
  const [currency = ''] = CURRENCY.exec(item) ?? [];
  return { unit: (UNIT.exec(item)?.[0] ?? '').replace(KOREAN_FACTORS, ''), currency };
}

/** The marks that most items with a digit have. */
function commonMarks(items: readonly string[]): Marks | undefined {
  const counts = new Map<string, { marks: Marks; count: number }>();
  for (const item of items) {
    if (!DIGIT.test(item)) continue;
    const marks = marksOf(item);
    const known = counts.get(`${marks.currency} ${marks.unit}`);
    if (known === undefined) counts.set(`${marks.currency} ${marks.unit}`, { marks, count: 1 });
    else known.count += 1;
  }
  return Array.from(counts.values()).reduce<{ marks: Marks; count: number } | undefined>(
    (most, each) => (most === undefined || each.count > most.count ? each : most),
    undefined,
  )?.marks;
}

/** The amounts of the items that have one; undefined unless most of them do. */
function mostAmounts(
  items: readonly (string | undefined)[],
  unit: NumberUnit,
): readonly (ItemAmount | undefined)[] | undefined {
  let misses = 0;
  const amounts: (ItemAmount | undefined)[] = [];
  for (const item of items) {
    const amount = item === undefined ? undefined : amountIn(item, unit);
    if (amount === undefined) misses += 1;
    if (misses * 2 >= items.length) return undefined;
    amounts.push(amount);
  }
  return amounts;
}

/** The values of the items that have one, where most of them have one in the same unit. */
function valuesOfMost(items: readonly string[]): readonly (number | undefined)[] | undefined {
  const common = commonMarks(items);
  if (common === undefined) return undefined;
  const bare = items.map((item) => {
    const { unit, currency } = marksOf(item);
    if (unit !== common.unit || currency !== common.currency) return undefined;
    return item
      .slice(0, item.length - unit.length)
      .replace(currency, '')
      .trim();
  });
  const tries = [mostAmounts(bare, 'won'), ...UNITS.map((unit) => mostAmounts(items, unit))];
  const found = (amounts: readonly unknown[] | undefined) => amounts?.filter((each) => each !== undefined).length ?? 0;
  const best = tries.reduce((most, each) => (found(each) > found(most) ? each : most));
  if (best === undefined) return undefined;
  const ordered = places(best.filter((amount) => amount !== undefined)).values();
  return best.map((amount) => (amount === undefined ? undefined : (ordered.next().value as number)));
}

/**
 * A sort key for each item by the value of its number: one list of numbers in the order of the exact values, equal for
 * equal values. Undefined unless more than half of the items are one number of the same unit; an item that is none has
 * no key then.
 *
 * Signs, groups of three (`1,500`), decimals, Korean factors (`1.5만`, `3억 5,000만`), the marks of won, dollars and
 * percent, and any unit or currency that the numbers share (`10.5kg`, `€900`) are understood, see `parseNumberText`. An
 * ambiguous number such as `1억 5천` is none.
 *
 * @example itemValues(['1,500', '900', '-2.5']) // [1500, 900, -2.5]
 * @example itemValues(['price', '1,500원', '900원']) // [undefined, 1, 0]
 * @example itemValues(['10', 'ten']) // undefined
 */
export function itemValues(items: readonly string[]): readonly (number | undefined)[] | undefined {
  const plain = plainValues(items);
  if (plain !== undefined) return plain;
  const bare = withoutCommonUnit(items);
  const values = plainValues(bare);
  if (values !== undefined) return values;
  for (const unit of UNITS) {
    const amounts = amountsIn(bare, unit);
    if (amounts !== undefined) return places(amounts);
  }
  return valuesOfMost(items);
}
