import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Kind, RetentionStarts, Row } from './store.ts';
import type { Bodies } from './storedBodies.ts';
import { checkFile, type FilePart, identityOf, moveAside, openStoreFile, type StoreFileOptions } from './storeFile.ts';

const FILE = 'toolbox.sqlite';
/** How long quarantined rows are kept for inspection. */
const UNREADABLE_KEPT_MS = 30 * 24 * 3_600_000;

export type Pending = {
  readonly put: ReadonlyMap<string, Row>;
  readonly remove: ReadonlySet<string>;
  readonly cursor: string | undefined;
};

export type DatabaseOptions = StoreFileOptions & {
  readonly folder: string;
  /** Whether a row is valid; invalid rows are quarantined. */
  readonly isSound?: (kind: Kind, body: unknown) => boolean;
};

export type Loaded<K extends Kind> = {
  readonly rows: readonly Row<K>[];
  /** Number of rows quarantined because they are invalid. */
  readonly unreadable: number;
};

export type Database = {
  /** Runs everything in one transaction. Throws if writing fails, and then nothing is stored. */
  readonly write: (changes: ReadonlyMap<Kind, Pending>) => void;
  readonly rows: <K extends Kind>(kind: K) => Loaded<K>;
  readonly cursor: (kind: Kind) => string | undefined;
  /** Deletes rows older than the retention of their kind, and rows that were quarantined long ago. */
  readonly retain: (starts: RetentionStarts) => void;
  /** Share of the quota that is in use, 0 to 1. */
  readonly fullness: () => number;
  /** Whether the open file is still the one at its path, and not removed or replaced. */
  readonly isInPlace: () => boolean;
  /** Throws if this part of the file is damaged. */
  readonly check: (part: FilePart) => void;
  readonly close: () => void;
  /** Closes, and moves the damaged file aside. */
  readonly discard: () => void;
};

function bodyOf(text: unknown): { readonly body: unknown } | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Opens the SQLite file of a folder.
 *
 * @throws when the folder cannot be written
 */
export function openDatabase(
  { folder, isSound = () => true, ...options }: DatabaseOptions,
  log: Log,
  now: () => number = systemClock.date,
): Database {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  const database = openStoreFile(file, options, log, now);
  const insert = database.prepare(
    'INSERT INTO row (kind, id, time, body) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET time = excluded.time, body = excluded.body',
  );
  const remove = database.prepare('DELETE FROM row WHERE kind = ? AND id = ?');
  const keepCursor = database.prepare(
    'INSERT INTO cursor (kind, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  // A time beyond the safe integers must not prevent reading the other rows.
  const select = database.prepare(
    `SELECT id, CASE WHEN typeof(time) = 'integer' AND abs(time / 2) < 4503599627370496 THEN time END AS time, body
     FROM row WHERE kind = ? ORDER BY row.time, id`,
  );
  const setAside = database.prepare(
    'INSERT INTO unreadable (kind, id, time, body, since) SELECT kind, id, time, body, ? FROM row WHERE kind = ? AND id = ?',
  );
  const selectCursor = database.prepare('SELECT value FROM cursor WHERE kind = ?');
  const expire = database.prepare('DELETE FROM row WHERE kind = ? AND time < ?');
  const forget = database.prepare('DELETE FROM unreadable WHERE since < ?');
  const pages = database.prepare('PRAGMA page_count');
  const free = database.prepare('PRAGMA freelist_count');
  const maxPages = database.prepare('PRAGMA max_page_count');
  const identity = identityOf(file);

  const inTransaction = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      // A full disk may have rolled back the transaction already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  const moveRows = (kind: Kind, ids: readonly SQLInputValue[]) => {
    try {
      inTransaction(() => {
        for (const id of ids) {
          setAside.run(now(), kind, id);
          remove.run(kind, id);
        }
      });
      log.error({ kind, rows: ids.length }, 'rows that cannot be read were moved aside');
    } catch {
      log.error({ kind, rows: ids.length }, 'rows cannot be read and are left where they are');
    }
  };
  const number = (statement: StatementSync) => Number(Object.values(statement.get() ?? {})[0] ?? 0);

  return {
    write: (changes) =>
      inTransaction(() => {
        for (const [kind, change] of changes) {
          for (const id of change.remove) remove.run(kind, id);
          for (const row of change.put.values()) insert.run(kind, row.id, row.time, JSON.stringify(row.body));
          if (change.cursor !== undefined) keepCursor.run(kind, change.cursor);
        }
      }),
    rows: <K extends Kind>(kind: K) => {
      const rows: Row<K>[] = [];
      const unreadable: SQLInputValue[] = [];
      for (const { id = null, time, body } of select.all(kind)) {
        const read = bodyOf(body);
        if (typeof id === 'string' && typeof time === 'number' && read !== undefined && isSound(kind, read.body)) {
          rows.push({ id, time, body: read.body as Bodies[K] });
        } else {
          unreadable.push(id);
        }
      }
      if (unreadable.length > 0) moveRows(kind, unreadable);
      return { rows, unreadable: unreadable.length };
    },
    cursor: (kind) => {
      const value = selectCursor.get(kind)?.['value'];
      return typeof value === 'string' ? value : undefined;
    },
    retain: (starts) =>
      inTransaction(() => {
        for (const [kind, start] of Object.entries(starts)) expire.run(kind, start);
        forget.run(now() - UNREADABLE_KEPT_MS);
      }),
    fullness: () => (number(pages) - number(free)) / number(maxPages),
    isInPlace: () => identityOf(file) === identity,
    check: (part) => checkFile(file, part),
    close: () => {
      // A checkpoint fails on a full or broken disk; the file must not stay open then.
      try {
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        database.close();
      }
    },
    discard: () => {
      database.close();
      moveAside(file, 'corrupt', log, now);
    },
  };
}
