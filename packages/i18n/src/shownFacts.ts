import { formatWhole } from './format/formatNumber.ts';

/** From here on digits are grouped; below, a number may be a year. */
const GROUPED_FROM = 10_000;

/** The facts of a failure as they are read: long numbers in groups. */
export function shownFacts(facts: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const shown = (fact: string | number) =>
    typeof fact === 'number' && Number.isInteger(fact) && fact >= GROUPED_FROM ? formatWhole(fact) : fact;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)]));
}
