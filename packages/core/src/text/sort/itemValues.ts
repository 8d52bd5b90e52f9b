import type { NumberAmount } from '../../validate/numbers/addNumberParts.ts';
import type { NumberUnit } from '../../validate/numbers/numberUnits.ts';
import { parseNumberText } from '../../validate/numbers/parseNumberText.ts';
import { plainLetters } from '../../validate/plainCharacters.ts';
import { withoutCommonUnit, withoutUsualMarks } from './itemMarks.ts';

/** Decimals of up to this many digits that differ also differ as floating-point numbers, in the same order. */
const EXACT_DIGITS = 15;
const PLAIN = /^[+-]?(?:[1-9][0-9]{0,2}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]+)?$/;
/** An item such as `12-1`, `9:00` or `-2.0.1`; before the digit, signs, currencies, points and blanks are allowed. */
const STARTS_WITH_DIGIT = /^[\s\p{Sc}\p{Cf}+\-\u2212\uff0b\uff0d.,~]*\p{Nd}/u;
/**
 * The start of an item that may be a number without a digit first: 삼백만원, 금 1,500원, US$5. Other words are not parsed,
 * because they are hardly ever numbers and parsing is slow; single number words may be surnames: 이, 오, 구.
 */
const MAY_BE_NUMBER =
  /^(?![일이삼사오육칠팔구]$)(?:[일이삼사오육칠팔구십백천만억조원정₩\s+-]+$|일?금|us|krw|won|[%％])/iu;
/** Units whose marks or factors may differ from item to item: ₩1,500 and 1.5만원. */
const UNITS: readonly NumberUnit[] = ['won', 'usd', 'percent'];

type ItemAmount = NumberAmount & { readonly negative: boolean };

/** The amount of a plain number, which is the same in every unit; parsing costs many times as much. */
function plainAmount(item: string): ItemAmount | undefined {
  if (item.length > EXACT_DIGITS || !PLAIN.test(item)) return undefined;
  const [whole = '', fraction = ''] = item.replace(/^[+-]/, '').replaceAll(',', '').split('.');
  return { digits: BigInt(whole + fraction), power: -fraction.length, negative: item.startsWith('-') };
}

function amountIn(item: string, unit: NumberUnit): ItemAmount | undefined {
  const plain = plainAmount(item);
  if (plain !== undefined || !(STARTS_WITH_DIGIT.test(item) || MAY_BE_NUMBER.test(item))) return plain;
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

/** 1억 5천, which may be short for 1억 5천만: a number like the others, of unknown size. */
function isAmbiguous(text: string, unit: NumberUnit): boolean {
  const parsed = parseNumberText(text, { field: '', unit });
  return !parsed.ok && parsed.failure.code === 'number.twoReadings';
}

/**
 * The amounts of the items that have one, where `texts` are the items without their marks. Undefined unless most items
 * have one, and where another one starts with a digit: then the items are codes or of several units, such as section
 * numbers.
 */
function mostAmounts(
  items: readonly string[],
  texts: readonly (string | undefined)[],
  unit: NumberUnit,
): readonly (ItemAmount | undefined)[] | undefined {
  const amounts: (ItemAmount | undefined)[] = [];
  let found = 0;
  for (const [index, item] of items.entries()) {
    const text = texts[index];
    const amount = text === undefined ? undefined : amountIn(text, unit);
    if (amount !== undefined) found += 1;
    else if (STARTS_WITH_DIGIT.test(item) && !(text !== undefined && isAmbiguous(text, unit))) return undefined;
    amounts.push(amount);
  }
  return found * 2 > items.length ? amounts : undefined;
}

/**
 * The values of the items that have one, where most of them have one in the same unit and no other starts with a digit.
 */
function valuesOfMost(items: readonly string[]): readonly (number | undefined)[] | undefined {
  let amounts: readonly (ItemAmount | undefined)[] | undefined;
  // The first one with an amount for each item that starts with a digit; the others would parse the rest once more.
  for (const unit of UNITS) amounts ??= mostAmounts(items, items, unit);
  amounts ??= mostAmounts(items, withoutUsualMarks(items), 'won');
  if (amounts === undefined) return undefined;
  const ordered = places(amounts.filter((amount) => amount !== undefined)).values();
  return amounts.map((amount) => (amount === undefined ? undefined : (ordered.next().value as number)));
}

/**
 * A sort key for each item by the value of its number: one list of numbers in the order of the exact values, equal for
 * equal values. Undefined unless more than half of the items are one number of the same unit; an item that is not a
 * number has no key then. Undefined too if such an item starts with a digit, as in section numbers and versions
 * (`2.0.1` beside `2.1`), times or several units: natural collation orders these.
 *
 * Signs, groups of three (`1,500`), decimals, Korean factors (`1.5만`, `3억 5,000만`), the marks of won, dollars and
 * percent, and any unit or currency that the numbers share (`10.5kg`, `€900`) are understood. An ambiguous number such
 * as `1억 5천` is not understood. The case of a unit does not matter.
 *
 * @example itemValues(['1,500', '900', '-2.5']) // [1500, 900, -2.5]
 * @example itemValues(['price', '1,500원', '900원']) // [undefined, 1, 0]
 * @example itemValues(['10', 'ten']) // undefined
 * @example itemValues(['12', '13', '12-1']) // undefined
 */
export function itemValues(items: readonly string[]): readonly (number | undefined)[] | undefined {
  const plain = plainValues(items);
  if (plain !== undefined) return plain;
  const plainItems = items.map(plainLetters);
  const bare = withoutCommonUnit(plainItems);
  const values = plainValues(bare);
  if (values !== undefined) return values;
  for (const unit of UNITS) {
    const amounts = amountsIn(bare, unit);
    if (amounts !== undefined) return places(amounts);
  }
  return valuesOfMost(plainItems);
}
