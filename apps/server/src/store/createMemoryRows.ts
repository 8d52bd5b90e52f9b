import { type Change, KINDS, type Kind, type RetentionStarts, type Row } from './store.ts';

export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** The rows and cursors in memory, which are what is read. */
export type MemoryRows = {
  readonly apply: <K extends Kind>(kind: K, change: Change<K>) => void;
  /**
   * Adds what is on disk; rows that are in memory are newer, and stay. The cursor of the file replaces that in memory:
   * if it is another file than before, what was read between the two cursors may be missing in it.
   */
  readonly load: <K extends Kind>(kind: K, stored: readonly Row<K>[], cursor: string | undefined) => void;
  /**
   * The age of transfers counts from the newest of them if that is older than now: a process that starts with a clock
   * that is a day ahead would delete all of them, which cannot be restored.
   */
  readonly retentionStarts: (now: number) => RetentionStarts;
  /** Deletes the rows that are older than the retention of their kind. */
  readonly retain: (starts: RetentionStarts) => void;
  /** Oldest first. */
  readonly list: <K extends Kind>(kind: K, since: number) => readonly Row<K>[];
  readonly byId: <K extends Kind>(kind: K) => ReadonlyMap<string, Row<K>>;
  readonly cursor: (kind: Kind) => string | undefined;
};

/** Keeps the rows and the cursors of the store in memory. */
export function createMemoryRows(): MemoryRows {
  const memory: { readonly [K in Kind]: Map<string, Row<K>> } = {
    transfer: new Map(),
    movement: new Map(),
    premium: new Map(),
    price: new Map(),
  };
  const cursors = new Map<Kind, string>();
  const newestTransfer = () => {
    let newest = Number.NEGATIVE_INFINITY;
    for (const { time } of memory.transfer.values()) newest = Math.max(newest, time);
    return newest;
  };
  return {
    apply: (kind, { put = [], remove = [], cursor }) => {
      const rows = memory[kind];
      for (const id of remove) rows.delete(id);
      for (const row of put) rows.set(row.id, row);
      if (cursor !== undefined) cursors.set(kind, cursor);
    },
    load: (kind, stored, cursor) => {
      const rows = memory[kind];
      const later = [...rows.values()];
      rows.clear();
      for (const row of stored) rows.set(row.id, row);
      for (const row of later) rows.set(row.id, row);
      if (cursor !== undefined) cursors.set(kind, cursor);
    },
    retentionStarts: (now) => ({
      transfer: Math.min(now, newestTransfer()) - KINDS.transfer,
      movement: now - KINDS.movement,
      premium: now - KINDS.premium,
      price: now - KINDS.price,
    }),
    retain: (starts) => {
      for (const kind of ALL_KINDS) {
        const rows = memory[kind];
        for (const row of rows.values()) if (row.time < starts[kind]) rows.delete(row.id);
      }
    },
    list: (kind, since) =>
      [...memory[kind].values()]
        .filter(({ time }) => time >= since)
        .sort((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1)),
    byId: (kind) => memory[kind],
    cursor: (kind) => cursors.get(kind),
  };
}
