/** Picks items in an order that looks random and is the same in every run. */
export function seededPicker(seed: number) {
  let state = seed;
  /** A whole number from 0 to below the limit. */
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { below, pick };
}
