import { existsSync, lstatSync, readdirSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { migrate, StoreFileError, type Strangeness, versionOf } from './migrations.ts';

const PAGE_BYTES = 4096;
const BUSY_MS = 2000;
/** Primary result codes of SQLite: a damaged file, one that is no database. */
const CORRUPT: ReadonlySet<number> = new Set([11, 26]);
/** The disk is full, or somebody else is at it: the file itself is well. */
const PASSING: ReadonlySet<number> = new Set([5, 6, 13]);
/** Damaged files kept to be looked at; a disk that damages every one must not be filled by them. */
const MAX_KEPT = 5;
const COMPANIONS = ['', '-wal', '-shm'] as const;

const SENTENCES: Readonly<Record<Strangeness, string>> = {
  corrupt: 'the store was damaged and begins anew',
  foreign: 'the file of the store is that of another program; a new one begins',
  newer: 'the store is of a later release; a new one begins',
  folder: 'a folder stands where the store belongs; it was moved',
};

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // Extended codes carry the primary one in their last byte.
  return Number(error.errcode) & 0xff;
}

export function isCorrupt(error: unknown): boolean {
  return CORRUPT.has(codeOf(error) ?? -1) || (error instanceof StoreFileError && error.strangeness === 'corrupt');
}

/** Whether an open file may go on being used after this. */
export function isPassing(error: unknown): boolean {
  return PASSING.has(codeOf(error) ?? -1);
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** What tells a file from another of the same name. */
export function identityOf(file: string): string {
  const parts = [file, `${file}-wal`].map((path) => statOf(path));
  return parts.map((stat) => (stat === undefined ? 'none' : `${stat.dev}:${stat.ino}`)).join(' ');
}

function checkDatabase(database: DatabaseSync): void {
  const [check] = database.prepare('PRAGMA quick_check(1)').all();
  if (check?.['quick_check'] !== 'ok') throw new StoreFileError('corrupt');
}

/**
 * Looks at the file by a connection of its own, which has read nothing of it before.
 *
 * @throws when it is damaged
 */
export function checkFile(file: string, whole: boolean): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    if (whole) checkDatabase(database);
    else database.prepare('SELECT count(*) FROM sqlite_schema').all();
  } finally {
    database.close();
  }
}

function openFile(file: string, quotaBytes: number): DatabaseSync {
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new StoreFileError('folder');
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    checkDatabase(database);
    const version = versionOf(database);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;');
    migrate(database, version);
    database.exec(`PRAGMA max_page_count = ${Math.max(16, Math.floor(quotaBytes / PAGE_BYTES))}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function forgetOldest(file: string): void {
  const folder = dirname(file);
  const kept = readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.corrupt-`) && !name.endsWith('-wal') && !name.endsWith('-shm'))
    .sort();
  for (const name of kept.slice(0, -MAX_KEPT)) {
    for (const suffix of COMPANIONS) rmSync(join(folder, name + suffix), { force: true });
  }
}

/** Moves what stands in the place of the store aside, with its log, so that it can be looked at. */
export function moveAside(file: string, strangeness: Strangeness, log: Log, now: () => number): void {
  let number = now();
  const aside = () => `${file}.${strangeness}-${number}`;
  while (existsSync(aside())) number += 1;
  for (const suffix of COMPANIONS) if (existsSync(file + suffix)) renameSync(file + suffix, aside() + suffix);
  log.error({ movedTo: aside() }, SENTENCES[strangeness]);
  if (strangeness === 'corrupt') forgetOldest(file);
}

/**
 * Opens the file of a store, of this release or an earlier one. Whatever else stands there is moved aside, and a new one
 * begins.
 *
 * @param quotaBytes more than this is never written
 * @throws when the disk does not let it
 */
export function openStoreFile(file: string, quotaBytes: number, log: Log, now: () => number): DatabaseSync {
  try {
    return openFile(file, quotaBytes);
  } catch (error) {
    const strangeness = error instanceof StoreFileError ? error.strangeness : isCorrupt(error) && 'corrupt';
    if (strangeness === false) throw error;
    moveAside(file, strangeness, log, now);
    return openFile(file, quotaBytes);
  }
}
