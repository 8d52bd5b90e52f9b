import type { Pending } from './database.ts';
import type { Change, Kind, RetentionStarts, Row } from './store.ts';

type Waiting = { put: Map<string, Row>; remove: Set<string>; cursor: string | undefined };

export type PendingWrites = {
  readonly add: (kind: Kind, change: Change) => void;
  /** Replaces what is to be stored of a kind; rows to be removed stay so. */
  readonly replace: (kind: Kind, rows: ReadonlyMap<string, Row>, cursor: string | undefined) => void;
  /** The cursor of a kind stays as it is on disk. */
  readonly dropCursor: (kind: Kind) => void;
  /** Whether a row is to be stored or removed, so that the one on disk is outdated. */
  readonly has: (kind: Kind, id: string) => boolean;
  /** Forgets the rows that are older than the retention of their kind: a full disk may last for weeks. */
  readonly retain: (starts: RetentionStarts) => void;
  /** Writes everything, unless there is nothing; it stays pending if `write` throws. */
  readonly flush: (write: (pending: ReadonlyMap<Kind, Pending>) => void) => void;
};

/** The changes that are not on disk yet. The last change of a row counts. */
export function createPendingWrites(): PendingWrites {
  const waiting = new Map<Kind, Waiting>();
  const of = (kind: Kind): Waiting => waiting.get(kind) ?? { put: new Map(), remove: new Set(), cursor: undefined };
  return {
    add: (kind, { put = [], remove = [], cursor }) => {
      const pending = of(kind);
      for (const id of remove) {
        pending.put.delete(id);
        pending.remove.add(id);
      }
      for (const row of put) {
        pending.put.set(row.id, row);
        pending.remove.delete(row.id);
      }
      if (cursor !== undefined) pending.cursor = cursor;
      waiting.set(kind, pending);
    },
    replace: (kind, rows, cursor) => {
      waiting.set(kind, { put: new Map(rows), remove: of(kind).remove, cursor });
    },
    dropCursor: (kind) => {
      const pending = waiting.get(kind);
      if (pending !== undefined) pending.cursor = undefined;
    },
    has: (kind, id) => {
      const pending = waiting.get(kind);
      return pending !== undefined && (pending.put.has(id) || pending.remove.has(id));
    },
    retain: (starts) => {
      for (const [kind, { put }] of waiting)
        for (const row of put.values()) if (row.time < starts[kind]) put.delete(row.id);
    },
    flush: (write) => {
      if (waiting.size > 0) write(waiting);
      waiting.clear();
    },
  };
}
