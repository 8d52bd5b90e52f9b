import type { DatabaseSync } from 'node:sqlite';

/** Identifies our files, from the second version on: `TBOX`. */
export const APPLICATION_ID = 0x54_42_4f_58;

/**
 * The migration to each version from the previous one; the first creates the tables. They must never change, because
 * files of every release exist.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE row (
     kind TEXT NOT NULL, id TEXT NOT NULL, time INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;
   CREATE INDEX row_time ON row (kind, time);
   CREATE TABLE cursor (kind TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE unreadable (kind, id, time, body, since INTEGER NOT NULL);
   PRAGMA application_id = ${APPLICATION_ID};`,
];

export const VERSION = MIGRATIONS.length;

/** Why a file is not a usable store. */
export type UnusableReason = 'corrupt' | 'foreign' | 'newer' | 'folder';

export class StoreFileError extends Error {
  override readonly name = 'StoreFileError';
  readonly reason: UnusableReason;

  constructor(reason: UnusableReason) {
    super(reason);
    this.reason = reason;
  }
}

function numberOf(database: DatabaseSync, sql: string): number {
  return Number(Object.values(database.prepare(sql).get() ?? {})[0] ?? 0);
}

/** Whether the tables exist with the required columns. */
function hasTables(database: DatabaseSync): boolean {
  try {
    database.prepare('SELECT kind, id, time, body FROM row LIMIT 0').all();
    database.prepare('SELECT kind, value FROM cursor LIMIT 0').all();
    return true;
  } catch {
    return false;
  }
}

/**
 * The version of an open file; 0 for an empty one. Changes nothing.
 *
 * @throws StoreFileError for a file of another program, and for one of a later release
 */
export function versionOf(database: DatabaseSync): number {
  const version = numberOf(database, 'PRAGMA user_version');
  const application = numberOf(database, 'PRAGMA application_id');
  if (version === 0 && numberOf(database, 'SELECT count(*) FROM sqlite_schema') === 0) return 0;
  const isOurs = application === APPLICATION_ID || (application === 0 && version === 1);
  if (!isOurs || (version <= VERSION && !hasTables(database))) throw new StoreFileError('foreign');
  if (version > VERSION) throw new StoreFileError('newer');
  return version;
}

/** Migrates an open file to the current version, each step in one transaction. */
export function migrate(database: DatabaseSync, from: number): void {
  for (const [place, sql] of MIGRATIONS.entries()) {
    if (place >= from) database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${place + 1}; COMMIT;`);
  }
}
