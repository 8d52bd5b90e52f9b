import { type Amount, type Exact, exact } from './exact.ts';

/**
 * Makes every field of a record exact, so that a formula can take amounts of any kind.
 *
 * @throws TypeError where a field is not a number (see {@link exact})
 * @example exactFields({ price: '60500', quantity: 0.1 }) // { price: 60500, quantity: 0.1 }
 */
export function exactFields<Name extends string>(
  amounts: Readonly<Record<Name, Amount>>,
): Readonly<Record<Name, Exact>> {
  const entries = Object.entries<Amount>(amounts).map(([name, amount]) => [name, exact(amount)] as const);
  return Object.fromEntries(entries) as Record<Name, Exact>;
}
