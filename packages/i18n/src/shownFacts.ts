import { formatWhole } from './format/formatWhole.ts';

/** Digits are grouped from this size on; a smaller number may be a year. */
const GROUPED_FROM = 10_000;
/** Facts that are never a year: their digits are grouped from 1,000 on, as in the figures beside them. */
const SIZES: ReadonlySet<string> = new Set(['bytes', 'capacity', 'days', 'length', 'ordinal']);
const SIZES_GROUPED_FROM = 1_000;

function shownNumber(name: string, fact: number): string | number {
  const isGrouped = Number.isInteger(fact) && Math.abs(fact) >= (SIZES.has(name) ? SIZES_GROUPED_FROM : GROUPED_FROM);
  if (fact >= 0) return isGrouped ? formatWhole(fact) : fact;
  return `\u2212${isGrouped ? formatWhole(-fact) : -fact}`;
}

/** The facts of a failure as shown: large numbers are grouped, and a minus is written as in other figures. */
export function shownFacts(facts: Readonly<Record<string, string | number>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? shownNumber(name, fact) : fact]),
  );
}
