/** Everything after the last digit; points, commas and signs belong to the number. */
const UNIT = /(?<![^0-9.,+-])[^0-9.,+-]+$/;
/** Factors stay with their number: 만 of 만원. */
const KOREAN_FACTORS = /^[\s십백천만억조]+/u;
const DIGIT = /\p{Nd}/u;
const CURRENCY = /\p{Sc}/u;

/** The unit at the end of an item, and the currency sign in it. */
type Marks = { readonly unit: string; readonly currency: string };

function marksOf(item: string): Marks {
  const [currency = ''] = CURRENCY.exec(item) ?? [];
  return { unit: (UNIT.exec(item)?.[0] ?? '').replace(KOREAN_FACTORS, ''), currency };
}

/** Equal for marks that differ in case alone, as natural collation takes them. */
function keyOf({ unit, currency }: Marks): string {
  return `${currency} ${unit.toLowerCase()}`;
}

/** The items without the unit and the currency that all of them have. */
export function withoutCommonUnit(items: readonly string[]): readonly string[] {
  const [first = ''] = items;
  const { unit, currency } = marksOf(first);
  const folded = unit.toLowerCase();
  const isCommon = unit !== '' && items.every((item) => item.slice(-unit.length).toLowerCase() === folded);
  const bare = isCommon ? items.map((item) => item.slice(0, -unit.length).trimEnd()) : items;
  return currency !== '' && bare.every((item) => item.includes(currency))
    ? bare.map((item) => item.replace(currency, ''))
    : bare;
}

/** The items without the marks that most items with a digit have; undefined in place of an item with other marks. */
export function withoutUsualMarks(items: readonly string[]): readonly (string | undefined)[] {
  const marks = items.map((item) => (DIGIT.test(item) ? marksOf(item) : undefined));
  const counts = new Map<string, number>();
  let usual = '';
  for (const each of marks) {
    if (each === undefined) continue;
    const key = keyOf(each);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > (counts.get(usual) ?? 0)) usual = key;
  }
  return items.map((item, index) => {
    const own = marks[index];
    if (own === undefined || keyOf(own) !== usual) return undefined;
    return item
      .slice(0, item.length - own.unit.length)
      .replace(own.currency, '')
      .trim();
  });
}
