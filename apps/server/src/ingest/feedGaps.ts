import { type FeedGap, MAX_GAPS } from '@toolbox/core/feed';
import type { LeadershipTerm } from '../hub/bus.ts';
import { RECENT_MS } from '../hub/recentTrades.ts';

/**
 * The gaps in the feed of the visitors. They are those of the leader, whose trades visitors receive; those of a
 * follower count only if no process led at the time.
 */
export type FeedGaps = {
  readonly list: () => readonly FeedGap[];
  readonly add: (gap: FeedGap, isLeader: boolean) => void;
  /** Takes over the gaps that the previous leader published. */
  readonly takeOver: (term: LeadershipTerm) => void;
};

function bounded(gaps: readonly FeedGap[]): readonly FeedGap[] {
  const newest = Math.max(...gaps.map(({ to }) => to));
  return gaps.filter(({ to }) => to > newest - RECENT_MS).slice(-MAX_GAPS);
}

function includes(gaps: readonly FeedGap[], { exchange, from, to }: FeedGap): boolean {
  return gaps.some((gap) => gap.exchange === exchange && gap.from === from && gap.to === to);
}

export function createFeedGaps(now: () => number): FeedGaps {
  let shared: readonly FeedGap[] = [];
  let own: readonly { readonly gap: FeedGap; readonly at: number }[] = [];
  return {
    list: () => shared,
    add: (gap, isLeader) => {
      if (isLeader) shared = bounded([...shared, gap]);
      // Also for a leader, because it may not have taken over yet.
      own = [...own, { gap, at: now() }].slice(-MAX_GAPS);
    },
    takeOver: ({ reachedAt, gaps }) => {
      const since = own.flatMap(({ gap, at }) => (at >= reachedAt && !includes(gaps, gap) ? [gap] : []));
      shared = bounded([...gaps, ...since]);
      own = [];
    },
  };
}
