import { formatWhole } from './format/formatNumber.ts';

/** Digits are grouped from this number on; a smaller one may be a year. */
const GROUPED_FROM = 10_000;

/** The facts of a failure as shown: large numbers are grouped. */
export function shownFacts(facts: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const shown = (fact: string | number) =>
    typeof fact === 'number' && Number.isInteger(fact) && fact >= GROUPED_FROM ? formatWhole(fact) : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
}
