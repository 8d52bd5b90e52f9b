import type { FeedGap, SourceState } from '@toolbox/core/feed';
import { systemClock } from '../clock.ts';
import { type Bus, type BusEvent, type PublishedFeed, tradeKey } from './bus.ts';
import { createRecentIds } from './recentIds.ts';
import { createRecentTrades } from './recentTrades.ts';

/** The bus of a single process, without network and lock. */
export function inProcessBus(now: () => number = systemClock.now): Bus {
  const listeners = new Set<(event: BusEvent) => void>();
  const known = createRecentIds();
  const cache = new Map<string, { readonly json: string; readonly until: number }>();
  const recent = createRecentTrades(now);
  recent.coverFrom(now());
  let status: Readonly<Record<string, SourceState>> = {};
  let gaps: readonly FeedGap[] = [];
  let published: PublishedFeed | undefined;
  const notify = (event: BusEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    publishTrade: (trade) => {
      if (!known.add(tradeKey(trade))) return;
      recent.add(trade);
      notify({ type: 'trade', trade });
    },
    publishStatus: (exchanges, found = []) => {
      [status, gaps] = [exchanges, found];
      notify({ type: 'status', exchanges, gaps });
    },
    status: () => status,
    gaps: () => gaps,
    published: () => published,
    recent: recent.list,
    publisher: (publisher) => {
      published = publisher.published;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: async (name, json, forMs) => {
      cache.set(name, { json, until: now() + forMs });
    },
    get: async (name) => {
      const entry = cache.get(name);
      return entry !== undefined && entry.until > now() ? entry.json : undefined;
    },
    leads: () => true,
    healthy: () => true,
    receivesState: () => true,
    close: async () => listeners.clear(),
  };
}
