/** The options of a collator for `sortItems`; a part of `Intl.CollatorOptions`. */
export type ItemCollation = { readonly usage: 'sort'; readonly sensitivity: 'accent'; readonly numeric: boolean };

/**
 * How items are compared: case does not count, accents still order.
 *
 * @param natural read runs of digits as numbers, so that item 2 stands before item 10
 * @example new Intl.Collator('ko', itemCollation()).compare('a', 'A') // 0
 */
export function itemCollation(natural = false): ItemCollation {
  return { usage: 'sort', sensitivity: 'accent', numeric: natural };
}
