const WINDOW_MS = 10_000;
const SLICE_MS = 1000;

/** Counts received trades by name, over the last ten seconds. */
export type TradeCounter = {
  readonly add: (name: string, trades: number) => void;
  readonly count: (name: string) => number;
};

/** @param now the monotonic clock, in milliseconds */
export function createTradeCounter(now: () => number): TradeCounter {
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
