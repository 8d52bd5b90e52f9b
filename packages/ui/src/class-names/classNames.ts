/** The export of a CSS module: local names to the names in the page. */
export type ClassMap = { readonly [name: string]: string };

/**
 * Joins classes of one CSS module, omitting falsy ones.
 *
 * @example classNames(styles, 'card', flush && 'flush')
 */
export function classNames(styles: ClassMap, ...names: readonly (string | false | null | undefined)[]): string {
  const joined: string[] = [];
  for (const name of names) {
    if (!name) continue;
    const known = styles[name];
    if (known) joined.push(known);
  }
  return joined.join(' ');
}
