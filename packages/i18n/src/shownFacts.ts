import { formatWhole } from './format/formatWhole.ts';

/** Digits are grouped from this size on; a smaller number may be a year. */
const GROUPED_FROM = 10_000;

function shownNumber(fact: number): string | number {
  const isGrouped = Number.isInteger(fact) && Math.abs(fact) >= GROUPED_FROM;
  if (fact >= 0) return isGrouped ? formatWhole(fact) : fact;
  return `\u2212${isGrouped ? formatWhole(-fact) : -fact}`;
}

/** The facts of a failure as shown: large numbers are grouped, and a minus is written as in other figures. */
export function shownFacts(facts: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? shownNumber(fact) : fact]),
  );
}
