import type { KeptTrade } from '@toolbox/core/feed';
import { useEffect, useEffectEvent, useState } from 'react';

/** The feed speaks no more often than this. */
export const ANNOUNCE_EVERY_MS = 10_000;

export type Announcement = {
  /** Trades since the announcement before. */
  readonly count: number;
  readonly largest: KeptTrade;
};

type Told = { readonly upTo: number; readonly at: number; readonly announcement: Announcement | undefined };

const NOTHING_TOLD: Told = { upTo: 0, at: Number.NEGATIVE_INFINITY, announcement: undefined };

/**
 * What a screen reader is to hear of the list: how many trades came since the last word, and the largest of them. At most
 * one word every {@link ANNOUNCE_EVERY_MS}.
 *
 * @param isFiltered whether the visitor leaves some out: those are not counted
 */
export function useAnnouncement(trades: readonly KeptTrade[], isFiltered: boolean): Announcement | undefined {
  const [told, setTold] = useState(NOTHING_TOLD);
  const newest = Number(trades[0]?.id ?? 0);
  const hasNews = newest > told.upTo;

  const tell = useEffectEvent(() => {
    const added = trades.filter(({ id }) => Number(id) > told.upTo);
    const largest = added.toSorted((one, other) => other.usdValue - one.usdValue)[0];
    // More may have come than the list holds.
    const count = isFiltered ? added.length : newest - told.upTo;
    const announcement = largest && { count, largest };
    setTold({ upTo: newest, at: Date.now(), announcement });
  });

  useEffect(() => {
    if (!hasNews) return;
    const timer = setTimeout(() => tell(), Math.max(0, told.at + ANNOUNCE_EVERY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [hasNews, told.at]);

  return told.announcement;
}
