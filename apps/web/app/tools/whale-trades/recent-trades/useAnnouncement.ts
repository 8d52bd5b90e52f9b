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
 * once every {@link ANNOUNCE_EVERY_MS}. Those that were filled in after a lost connection are not announced, nor are
 * hidden ones, also once they are shown.
 *
 * @param shown those of the trades that the filter shows
 */
export function useAnnouncement(
  shown: readonly KeptTrade[],
  trades: readonly KeptTrade[],
  filledUpTo: number,
): Announcement | undefined {
  const [announced, setAnnounced] = useState(NOTHING_ANNOUNCED);
  const newest = Number(trades[0]?.id ?? 0);
  const upTo = Math.max(announced.upTo, filledUpTo);
  const hasNews = newest > upTo;

  const announce = useEffectEvent(() => {
    const added = shown.filter(({ id }) => Number(id) > upTo);
    const largest = added.toSorted((one, other) => other.usdValue - one.usdValue)[0];
    // More may have arrived than the list holds.
    const count = shown.length < trades.length ? added.length : newest - upTo;
    setAnnounced(
      largest
        ? { upTo: newest, at: performance.now(), announcement: { count, largest } }
        : { ...announced, upTo: newest },
    );
  });

  useEffect(() => {
    if (!hasNews) return;
    const timer = setTimeout(() => announce(), Math.max(0, announced.at + ANNOUNCE_EVERY_MS - performance.now()));
    return () => clearTimeout(timer);
    // Also when hidden trades alone were passed over: another may have arrived with them.
  }, [hasNews, announced.at, announced.upTo]);

  return announced.announcement;
}
