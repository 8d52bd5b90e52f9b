import { isRecord } from '@toolbox/core/validate';

/** What one ingest receives: for each exchange, whether it is live and how many trades came in the last ten seconds. */
export type Coverage = Readonly<Record<string, { readonly live: boolean; readonly trades: number }>>;

/** Fewer trades than this are inconclusive: the market is quiet. */
const MIN_TRADES = 5;
/** An ingest that receives less than this share of what another one receives is missing data of that exchange. */
const MIN_SHARE = 0.25;

/** How many exchanges one ingest receives and the other does not. */
function ahead(one: Coverage, other: Coverage): number {
  return Object.entries(one).filter(([name, { live, trades }]) => {
    const there = other[name] ?? { live: false, trades: 0 };
    return (live && !there.live) || (trades >= MIN_TRADES && there.trades < trades * MIN_SHARE);
  }).length;
}

export function coversMore(one: Coverage, other: Coverage): boolean {
  return ahead(one, other) > ahead(other, one);
}

/** Parses the value of another process; `undefined` if it is invalid. */
export function parseCoverage(text: string): Coverage | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) return undefined;
    const entries = Object.entries(read).map(([name, entry]) => {
      const { live, trades } = isRecord(entry) ? entry : {};
      return [name, { live: live === true, trades: typeof trades === 'number' ? trades : 0 }] as const;
    });
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}
