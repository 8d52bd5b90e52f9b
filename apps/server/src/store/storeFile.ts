import { existsSync, lstatSync, readdirSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log/log.ts';
import { migrate, StoreFileError, type UnusableReason, VERSION, versionOf } from './migrations.ts';

const PAGE_BYTES = 4096;
/** Waiting for a lock blocks the process; what cannot be written stays in memory until it can. */
export const BUSY_MS = 100;
/** Primary result codes of SQLite: a damaged file, a file that is not a database. */
const CORRUPT: ReadonlySet<number> = new Set([11, 26]);
/** The primary result code of SQLite for a file, or a disk, that is read-only. */
const READ_ONLY = 8;
/** The disk is full, or the file is locked: the file itself is intact. */
const PASSING: ReadonlySet<number> = new Set([5, 6, 13]);
/** Maximum number of damaged files kept for inspection, so that they do not fill the disk. */
const MAX_KEPT = 5;
const COMPANIONS = ['', '-wal', '-shm'] as const;

const SENTENCES: Readonly<Record<UnusableReason, string>> = {
  corrupt: 'the file of the store was damaged; a new one begins',
  foreign: 'the file of the store is that of another program; a new one begins',
  newer: 'the store is of a later release; a new one begins',
  folder: 'a folder stands where the store belongs; it was moved',
};

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // Extended codes have the primary code in their last byte.
  return Number(error.errcode) & 0xff;
}

export function isCorrupt(error: unknown): boolean {
  return CORRUPT.has(codeOf(error) ?? -1) || (error instanceof StoreFileError && error.reason === 'corrupt');
}

/** Whether an open file remains usable after this error. */
export function isTransient(error: unknown): boolean {
  return PASSING.has(codeOf(error) ?? -1);
}

export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY;
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** The identity of a file, independent of its name. */
export function identityOf(file: string): string {
  const parts = [file, `${file}-wal`].map((path) => statOf(path));
  return parts.map((stat) => (stat === undefined ? 'none' : `${stat.dev}:${stat.ino}`)).join(' ');
}

function checkDatabase(database: DatabaseSync): void {
  const [check] = database.prepare('PRAGMA quick_check(1)').all();
  if (check?.['quick_check'] !== 'ok') throw new StoreFileError('corrupt');
}

/** The part of a file to check: reading the whole one takes longer. */
export type FilePart = 'schema' | 'whole';

/**
 * Checks the file with a new connection, without cached pages.
 *
 * @throws when it is damaged
 */
export function checkFile(file: string, part: FilePart): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS });
  try {
    if (part === 'whole') checkDatabase(database);
    else database.prepare('SELECT count(*) FROM sqlite_schema').all();
  } finally {
    database.close();
  }
}

export type StoreFileOptions = {
  /** The file never grows beyond this. */
  readonly quotaBytes: number;
  /** Whether a read-only file is refused at once, before it is read; otherwise it is opened as far as possible. */
  readonly mustBeWritable?: boolean;
};

function openFile(file: string, { quotaBytes, mustBeWritable = false }: StoreFileOptions, log: Log): DatabaseSync {
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new StoreFileError('folder');
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // On a read-only file, `BEGIN IMMEDIATE` alone starts a transaction that only reads.
    if (mustBeWritable) database.exec('BEGIN IMMEDIATE; PRAGMA user_version = 0; ROLLBACK');
    checkDatabase(database);
    const version = versionOf(database);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY;');
    migrate(database, version);
    if (version > 0 && version < VERSION) log.info({ from: version, to: VERSION }, 'the store was migrated');
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

/** Moves the file at the store's path aside, with its log, for inspection. */
export function moveAside(file: string, reason: UnusableReason, log: Log, now: () => number): void {
  let number = now();
  const aside = () => `${file}.${reason}-${number}`;
  while (existsSync(aside())) number += 1;
  for (const suffix of COMPANIONS) if (existsSync(file + suffix)) renameSync(file + suffix, aside() + suffix);
  log.error({ movedTo: aside() }, SENTENCES[reason]);
  if (reason === 'corrupt') forgetOldest(file);
}

/**
 * Opens a store file of this release or an earlier one. Any other file is moved aside and a new one is created.
 *
 * @throws if the disk does not allow it
 */
export function openStoreFile(file: string, options: StoreFileOptions, log: Log, now: () => number): DatabaseSync {
  try {
    return openFile(file, options, log);
  } catch (error) {
    const reason = error instanceof StoreFileError ? error.reason : isCorrupt(error) && 'corrupt';
    if (reason === false) throw error;
    moveAside(file, reason, log, now);
    return openFile(file, options, log);
  }
}
