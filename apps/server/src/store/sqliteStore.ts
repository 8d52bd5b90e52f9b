import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { type Database, openDatabase, type Pending } from './database.ts';
import { KINDS, type Kind, type Row, type Store } from './store.ts';

export type StoreOptions = {
  readonly folder: string;
  readonly quotaBytes: number;
  readonly retryMs: number;
  readonly retentionMs: number;
  readonly onDegraded?: (degraded: boolean) => void;
};

/** Deletes need room too: retention runs while a fifth of the quota is still free. */
const FULL_ENOUGH = 0.8;
const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

type Waiting = { put: Map<string, Row>; remove: Set<string>; cursor: string | undefined };

/**
 * Rows live in memory, where they are read, and on disk, from where they come back after a restart.
 *
 * When the disk is full, read-only or gone, everything goes on from memory: the store says that it is degraded, keeps
 * what it could not write, tries again by itself, and says when it is well again.
 */
export function sqliteStore(options: StoreOptions, log: Log, now: () => number = systemClock.date): Store {
  const memory = new Map(ALL_KINDS.map((kind) => [kind, new Map<string, Row>()] as const));
  const cursors = new Map<Kind, string>();
  const waiting = new Map<Kind, Waiting>();
  let database: Database | undefined;
  let isDegraded = false;

  const rowsOf = (kind: Kind) => memory.get(kind) ?? new Map<string, Row>();
  const become = (degraded: boolean, error?: unknown) => {
    if (degraded === isDegraded) return;
    isDegraded = degraded;
    options.onDegraded?.(degraded);
    if (!degraded) log.info('the store writes to disk again');
    else log.error({ reason: reasonOf(error) }, 'the store lives in memory only');
  };
  const open = () => {
    if (database !== undefined) return;
    database = openDatabase(options.folder, options.quotaBytes, log, now);
    for (const kind of ALL_KINDS) {
      // What happened while the disk was away is newer than what the disk says.
      const { put, remove } = waiting.get(kind) ?? { put: new Map(), remove: new Set() };
      const stored = database.rows(kind).filter(({ id }) => !put.has(id) && !remove.has(id));
      const rows = rowsOf(kind);
      const later = [...rows.values()];
      rows.clear();
      for (const row of [...stored, ...later]) rows.set(row.id, row);
      const cursor = database.cursor(kind);
      if (cursor !== undefined && !cursors.has(kind)) cursors.set(kind, cursor);
    }
  };
  const flush = (): boolean => {
    try {
      open();
      if (waiting.size > 0) database?.write(waiting as ReadonlyMap<Kind, Pending>);
      waiting.clear();
      become(false);
      return true;
    } catch (error) {
      become(true, error);
      return false;
    }
  };
  const retain = () => {
    for (const kind of ALL_KINDS) {
      const rows = rowsOf(kind);
      for (const row of rows.values()) if (row.time < now() - KINDS[kind]) rows.delete(row.id);
    }
    try {
      database?.retain(now());
    } catch (error) {
      become(true, error);
    }
  };

  flush();
  retain();
  const retrying = setInterval(() => {
    if (isDegraded) flush();
    else if ((database?.fullness() ?? 0) > FULL_ENOUGH) retain();
  }, options.retryMs);
  const retaining = setInterval(retain, options.retentionMs);

  return {
    write: (kind, { put = [], remove = [], cursor }) => {
      const rows = rowsOf(kind);
      const wait = waiting.get(kind) ?? { put: new Map(), remove: new Set(), cursor: undefined };
      for (const id of remove) {
        rows.delete(id);
        wait.put.delete(id);
        wait.remove.add(id);
      }
      for (const row of put) {
        rows.set(row.id, row);
        wait.put.set(row.id, row);
        wait.remove.delete(row.id);
      }
      if (cursor !== undefined) {
        cursors.set(kind, cursor);
        wait.cursor = cursor;
      }
      waiting.set(kind, wait);
      // A disk that failed is left to the retry, so that a full disk does not make every write slow.
      return isDegraded ? false : flush();
    },
    rows: (kind, since = 0) =>
      [...rowsOf(kind).values()]
        .filter(({ time }) => time >= since)
        .sort((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1)),
    has: (kind, id) => rowsOf(kind).has(id),
    cursor: (kind) => cursors.get(kind),
    degraded: () => isDegraded,
    close: () => {
      clearInterval(retrying);
      clearInterval(retaining);
      flush();
      try {
        database?.close();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'the store was not closed cleanly');
      }
    },
  };
}
