/** Remembers the last ids and evicts the oldest, to recognize duplicates. */
export type RecentIds = {
  /** Returns whether the id is new, and remembers it. */
  readonly add: (id: string) => boolean;
};

export const RECENT_IDS = 50_000;

export function createRecentIds(maxIds: number = RECENT_IDS): RecentIds {
  const ids = new Set<string>();
  return {
    add: (id) => {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > maxIds) for (const oldest of ids) return ids.delete(oldest);
      return true;
    },
  };
}
