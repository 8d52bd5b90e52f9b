/** Collator options for `sortItems`; a subset of `Intl.CollatorOptions`. */
export type ItemCollation = { readonly usage: 'sort'; readonly sensitivity: 'accent'; readonly numeric: boolean };

/**
 * How items are compared: case is ignored, accents are not.
 *
 * @param natural compare runs of digits as numbers, so that item 2 comes before item 10
 * @example new Intl.Collator('ko', itemCollation()).compare('a', 'A') // 0
 */
export function itemCollation(natural = false): ItemCollation {
  return { usage: 'sort', sensitivity: 'accent', numeric: natural };
}
