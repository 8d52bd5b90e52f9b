import { isRecord } from '@toolbox/core/validate';

/** What one ingest hears: of each exchange, whether it is live and how many trades came in the last ten seconds. */
export type Hearing = Readonly<Record<string, { readonly live: boolean; readonly heard: number }>>;

const WINDOW_MS = 10_000;
const SLICE_MS = 1000;
/** Fewer trades than this say nothing: the market is quiet. */
const LEAST_HEARD = 5;
/** One that hears less than this share of what another hears is deaf on that ear. */
const DEAF_SHARE = 0.25;

/** Counts what was heard, in slices of a second. */
export type HeardCounter = {
  readonly add: (name: string, trades: number) => void;
  readonly count: (name: string) => number;
};

export function createHeardCounter(now: () => number): HeardCounter {
  const slices = new Map<string, { readonly at: number; count: number }[]>();
  const recent = (name: string) => {
    const from = now() - WINDOW_MS;
    const kept = (slices.get(name) ?? []).filter(({ at }) => at > from);
    slices.set(name, kept);
    return kept;
  };
  return {
    add: (name, trades) => {
      const at = Math.floor(now() / SLICE_MS) * SLICE_MS;
      const last = slices.get(name)?.at(-1);
      if (last?.at === at) last.count += trades;
      else recent(name).push({ at, count: trades });
    },
    count: (name) => recent(name).reduce((sum, { count }) => sum + count, 0),
  };
}

/** Exchanges that one hears and the other does not. */
function ahead(one: Hearing, other: Hearing): number {
  return Object.entries(one).filter(([name, { live, heard }]) => {
    const there = other[name] ?? { live: false, heard: 0 };
    return (live && !there.live) || (heard >= LEAST_HEARD && there.heard < heard * DEAF_SHARE);
  }).length;
}

export function hearsMore(one: Hearing, other: Hearing): boolean {
  return ahead(one, other) > ahead(other, one);
}

/** Reads what another process wrote; `undefined` where it makes no sense. */
export function parseHearing(text: string): Hearing | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) return undefined;
    const entries = Object.entries(read).map(([name, ear]) => {
      const { live, heard } = isRecord(ear) ? ear : {};
      return [name, { live: live === true, heard: typeof heard === 'number' ? heard : 0 }] as const;
    });
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}
