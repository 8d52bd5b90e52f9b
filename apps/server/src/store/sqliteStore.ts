import { systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { ALL_KINDS, createMemoryRows } from './createMemoryRows.ts';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { createPendingWrites } from './pendingWrites.ts';
import type { Kind, Store } from './store.ts';
import { isCorrupt, isReadOnly, isTransient } from './storeFile.ts';

export type StoreOptions = Omit<DatabaseOptions, 'mustBeWritable'> & {
  readonly retryMs: number;
  readonly retentionMs: number;
  readonly onDegraded?: (degraded: boolean) => void;
  /** Called with the number of quarantined invalid rows. */
  readonly onUnreadable?: (rows: number) => void;
};

/** Deleting needs space too, so retention runs while a fifth of the quota is still free. */
const FULL_ENOUGH = 0.8;

/**
 * Rows are kept in memory, for reading, and on disk, for restarts.
 *
 * When the disk is full, read-only or gone, everything continues in memory: the store reports that it is degraded,
 * keeps the pending writes, retries by itself, and reports when it has recovered. When the file is removed, replaced
 * or damaged while it is open, a new one is written from memory.
 */
export function sqliteStore(options: StoreOptions, log: Log, now: () => number = systemClock.date): Store {
  const memory = createMemoryRows();
  const pending = createPendingWrites();
  let database: Database | undefined;
  let wasOpen = false;
  let isDegraded = false;
  /** Reading the complete file again at every retry would block the process each time. */
  let mustBeWritable = false;
  let isClosed = false;

  const setDegraded = (degraded: boolean, error?: unknown) => {
    if (degraded === isDegraded) return;
    isDegraded = degraded;
    options.onDegraded?.(degraded);
    if (!degraded) log.info('the store writes to disk again');
    else log.error({ reason: reasonOf(error) }, 'the store lives in memory only');
  };
  const load = <K extends Kind>(kind: K, opened: Database) => {
    const { rows: stored, unreadable } = opened.rows(kind);
    if (unreadable > 0) options.onUnreadable?.(unreadable);
    // Changes made while the disk was unavailable are newer than those on disk.
    const current = stored.filter(({ id }) => !pending.has(kind, id));
    const cursor = opened.cursor(kind);
    if (cursor !== undefined) pending.dropCursor(kind);
    memory.load(kind, current, cursor);
  };
  const drop = () => {
    const dropped = database;
    database = undefined;
    return dropped;
  };
  const closeQuietly = (dropped: Database | undefined) => {
    try {
      dropped?.close();
    } catch (error) {
      // What is wrong with a store that writes nothing was logged when it began.
      if (!isDegraded) log.warn({ reason: reasonOf(error) }, 'the store was not closed cleanly');
    }
  };
  const open = () => {
    if (database !== undefined && !database.isInPlace()) {
      log.error('the file of the store was removed or replaced');
      closeQuietly(drop());
    }
    if (database !== undefined) return;
    const opened = openDatabase({ ...options, mustBeWritable }, log, now);
    database = opened;
    // Everything known must be written to a file that is opened again, whatever it contains.
    if (wasOpen) for (const kind of ALL_KINDS) pending.replace(kind, memory.byId(kind), memory.cursor(kind));
    for (const kind of ALL_KINDS) load(kind, opened);
    wasOpen = true;
  };
  /**
   * Runs an operation on the file; a damaged one is replaced, and after a permanent failure it is reopened at the
   * next attempt.
   */
  const attempt = (work: (opened: Database | undefined) => void): boolean => {
    for (const isLastTry of [false, true]) {
      try {
        open();
        work(database);
        setDegraded(false);
        mustBeWritable = false;
        return true;
      } catch (error) {
        setDegraded(true, error);
        if (isReadOnly(error)) mustBeWritable = true;
        if (isTransient(error)) return false;
        const dropped = drop();
        if (isLastTry || !isCorrupt(error)) {
          closeQuietly(dropped);
          return false;
        }
        try {
          dropped?.discard();
        } catch (failure) {
          log.warn({ reason: reasonOf(failure) }, 'the damaged store could not be moved');
          return false;
        }
      }
    }
    return false;
  };
  const write = (opened: Database | undefined) => {
    pending.flush((changes) => opened?.write(changes));
  };
  const checkAndWrite = () =>
    attempt((opened) => {
      opened?.check('whole');
      write(opened);
    });
  const retain = () => {
    const starts = memory.retentionStarts(now());
    memory.retain(starts);
    pending.retain(starts);
    attempt((opened) => {
      // First, because a full disk has no space before something is deleted.
      opened?.retain(starts);
      write(opened);
    });
  };

  attempt(write);
  retain();
  const retrying = setInterval(() => {
    let fullness = 0;
    attempt((opened) => {
      opened?.check('schema');
      fullness = opened?.fullness() ?? 0;
      write(opened);
    });
    if (fullness > FULL_ENOUGH) retain();
  }, options.retryMs);
  const retaining = setInterval(() => {
    checkAndWrite();
    retain();
  }, options.retentionMs);

  return {
    write: (kind, change) => {
      memory.apply(kind, change);
      pending.add(kind, change);
      // After a failure only the retry uses the disk, so that a full disk does not slow down every write.
      return isDegraded || isClosed ? false : attempt(write);
    },
    rows: (kind, since = 0) => memory.list(kind, since),
    has: (kind, id) => memory.byId(kind).has(id),
    cursor: memory.cursor,
    degraded: () => isDegraded,
    close: () => {
      clearInterval(retrying);
      clearInterval(retaining);
      if (isClosed) return;
      checkAndWrite();
      // A source that was waited for too long may still write: that must not open the file again.
      isClosed = true;
      closeQuietly(drop());
    },
  };
}
