import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { KINDS, type Kind, type Row } from './store.ts';

const FILE = 'toolbox.sqlite';
const VERSION = 1;
const PAGE_BYTES = 4096;
const CORRUPT: ReadonlySet<unknown> = new Set([11, 26]);
const BUSY_MS = 2000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS row (
    kind TEXT NOT NULL, id TEXT NOT NULL, time INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS row_time ON row (kind, time);
  CREATE TABLE IF NOT EXISTS cursor (kind TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = ${VERSION};
`;

export type Pending = {
  readonly put: ReadonlyMap<string, Row>;
  readonly remove: ReadonlySet<string>;
  readonly cursor: string | undefined;
};

export type Database = {
  /** One transaction for all of it. Throws when the disk does not take it, and then nothing of it is there. */
  readonly write: (changes: ReadonlyMap<Kind, Pending>) => void;
  readonly rows: (kind: Kind) => readonly Row[];
  readonly cursor: (kind: Kind) => string | undefined;
  /** Deletes what is older than its kind is kept. */
  readonly retain: (now: number) => void;
  /** Share of the quota that is in use, 0 to 1. */
  readonly fullness: () => number;
  readonly close: () => void;
};

function isCorrupt(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && CORRUPT.has(error.errcode);
}

function openFile(file: string, quotaBytes: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;');
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok') throw Object.assign(new Error('quick check failed'), { errcode: 11 });
    database.exec(SCHEMA);
    database.exec(`PRAGMA max_page_count = ${Math.max(16, Math.floor(quotaBytes / PAGE_BYTES))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A damaged file is moved aside, with its log, so that it can be looked at and does not stop the next start. */
function openOrReplace(file: string, quotaBytes: number, log: Log, now: () => number): DatabaseSync {
  try {
    return openFile(file, quotaBytes);
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    const aside = `${file}.corrupt-${now()}`;
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
    }
    log.error({ movedTo: aside }, 'the store was damaged and begins anew');
    return openFile(file, quotaBytes);
  }
}

/**
 * Opens the SQLite file of a folder.
 *
 * @param quotaBytes more than this is never written
 * @throws when the folder cannot be written
 */
export function openDatabase(
  folder: string,
  quotaBytes: number,
  log: Log,
  now: () => number = systemClock.date,
): Database {
  mkdirSync(folder, { recursive: true });
  const database = openOrReplace(join(folder, FILE), quotaBytes, log, now);
  const insert = database.prepare(
    'INSERT INTO row (kind, id, time, body) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET time = excluded.time, body = excluded.body',
  );
  const remove = database.prepare('DELETE FROM row WHERE kind = ? AND id = ?');
  const keepCursor = database.prepare(
    'INSERT INTO cursor (kind, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const select = database.prepare('SELECT id, time, body FROM row WHERE kind = ? ORDER BY time, id');
  const selectCursor = database.prepare('SELECT value FROM cursor WHERE kind = ?');
  const expire = database.prepare('DELETE FROM row WHERE kind = ? AND time < ?');
  const pages = database.prepare('PRAGMA page_count');
  const free = database.prepare('PRAGMA freelist_count');
  const most = database.prepare('PRAGMA max_page_count');

  const inTransaction = (work: () => void) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      // A full disk may have ended the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
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
    rows: (kind) =>
      select.all(kind).map(({ id, time, body }) => ({
        id: String(id),
        time: Number(time),
        body: JSON.parse(String(body)) as unknown,
      })),
    cursor: (kind) => {
      const value = selectCursor.get(kind)?.['value'];
      return value === undefined ? undefined : String(value);
    },
    retain: (now) =>
      inTransaction(() => {
        for (const [kind, keptMs] of Object.entries(KINDS)) expire.run(kind, now - keptMs);
      }),
    fullness: () => (number(pages) - number(free)) / number(most),
    close: () => {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}
