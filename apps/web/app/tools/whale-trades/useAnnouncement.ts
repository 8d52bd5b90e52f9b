import type { KeptTrade } from '@toolbox/core/feed';
import { useEffect, useEffectEvent, useState } from 'react';

/** Minimum interval between announcements. */
export const ANNOUNCE_EVERY_MS = 10_000;

type Announcement = {
  /** Trades since the previous announcement. */
  readonly count: number;
  readonly largest: KeptTrade;
};

type Announced = {
  readonly upTo: number;
  /** By `performance.now()`, because the time of day may be set back. */
  readonly at: number;
  readonly announcement: Announcement | undefined;
};

const NOTHING_ANNOUNCED: Announced = { upTo: 0, at: Number.NEGATIVE_INFINITY, announcement: undefined };

/**
 * The announcement for screen readers: how many trades arrived since the last one, and the largest of them. At most
 * once every {@link ANNOUNCE_EVERY_MS}. Those that were filled in after a lost connection are not announced.
 *
 * @param isFiltered whether a filter is active: hidden trades are not counted
 */
export function useAnnouncement(
  trades: readonly KeptTrade[],
  filledUpTo: number,
  isFiltered: boolean,
): Announcement | undefined {
  const [announced, setAnnounced] = useState(NOTHING_ANNOUNCED);
  const newest = Number(trades[0]?.id ?? 0);
  const upTo = Math.max(announced.upTo, filledUpTo);
  const hasNews = newest > upTo;

  const announce = useEffectEvent(() => {
    const added = trades.filter(({ id }) => Number(id) > upTo);
    const largest = added.toSorted((one, other) => other.usdValue - one.usdValue)[0];
    // More may have arrived than the list holds.
    const count = isFiltered ? added.length : newest - upTo;
    const announcement = largest && { count, largest };
    setAnnounced({ upTo: newest, at: performance.now(), announcement });
  });

  useEffect(() => {
    if (!hasNews) return;
    const timer = setTimeout(() => announce(), Math.max(0, announced.at + ANNOUNCE_EVERY_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [hasNews, announced.at]);

  return announced.announcement;
}
