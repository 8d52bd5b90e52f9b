/** Remembers the last ids and forgets the oldest, so that a trade that comes again is known. */
export type RecentIds = {
  /** Whether the id is new; it is remembered either way. */
  readonly add: (id: string) => boolean;
};

export const RECENT_IDS = 50_000;

export function createRecentIds(most: number = RECENT_IDS): RecentIds {
  const ids = new Set<string>();
  return {
    add: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > most) for (const oldest of ids) return ids.delete(oldest);
      return true;
    },
  };
}
