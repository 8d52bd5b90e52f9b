import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { createLog } from '../log/log.ts';
import { isStoredBody } from './isStoredBody.ts';
import { APPLICATION_ID, VERSION } from './migrations.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { Row, Store } from './store.ts';
import { BUSY_MS, openStoreFile } from './storeFile.ts';

const LOG = createLog('silent');
const NOW = Date.UTC(2026, 10, 20);
/** The exact schema of the first release. */
const FIRST_RELEASE = `
  CREATE TABLE IF NOT EXISTS row (
    kind TEXT NOT NULL, id TEXT NOT NULL, time INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS row_time ON row (kind, time);
  CREATE TABLE IF NOT EXISTS cursor (kind TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = 1;
`;
let folder: string;
let file: string;
let stores: Store[];
let unreadable: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-store-'));
  file = join(folder, 'toolbox.sqlite');
  stores = [];
  unreadable = 0;
});
afterEach(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = (id: string): Row => ({ id, time: NOW, body: { BTC: [1, null] } });
const ids = (store: Store) => store.rows('premium').map(({ id }) => id);

function open(change: Partial<Parameters<typeof sqliteStore>[0]> = {}): Store {
  const onUnreadable = (rows: number) => {
    unreadable += rows;
  };
  const waits = { retryMs: 30, retentionMs: 3_600_000 };
  const store = sqliteStore(
    { folder, quotaBytes: 2 ** 26, ...waits, isSound: isStoredBody, onUnreadable, ...change },
    LOG,
    () => NOW,
  );
  stores.push(store);
  return store;
}

function reopen(): Store {
  for (const store of stores.splice(0)) store.close();
  return open();
}

/** Accesses the file as another program would. */
function byHand<Value>(work: (database: DatabaseSync) => Value): Value {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const aside = (what: string) => readdirSync(folder).filter((name) => new RegExp(`\\.${what}-\\d+$`).test(name));

describe('an unreadable row', () => {
  it.each<readonly [string, string]>([
    ['is no JSON', `'p', 'bad', ${NOW}, '{'`],
    ['is null', `'p', 'bad', ${NOW}, 'null'`],
    ['is of another shape', `'p', 'bad', ${NOW}, '{"BTC": "much"}'`],
    ['is empty', `'p', 'bad', ${NOW}, ''`],
    ['is bytes', `'p', 'bad', ${NOW}, x'ff00'`],
    ['has a time no number holds', `'p', 'bad', 9223372036854775807, '{}'`],
    ['has no number for a time', `'p', 'bad', 'soon', '{}'`],
    ['has bytes for a name', `'p', x'00ff', ${NOW}, '{}'`],
  ])('that %s hides itself only, is moved aside and counted once', (_what, values) => {
    open().write('premium', { put: [row('a'), row('c')], cursor: '7' });
    reopen().close();
    stores = [];
    byHand((database) =>
      database.exec(`INSERT INTO row (kind, id, time, body) VALUES (${values.replace("'p'", "'premium'")})`),
    );
    const store = open();
    expect([ids(store), store.cursor('premium'), unreadable, store.degraded()]).toEqual([['a', 'c'], '7', 1, false]);
    expect(ids(reopen())).toEqual(['a', 'c']);
    expect(unreadable).toBe(1);
    for (const opened of stores.splice(0)) opened.close();
    expect(byHand((database) => database.prepare('SELECT kind FROM unreadable').all())).toEqual([{ kind: 'premium' }]);
  });
});

describe('the file of another release', () => {
  it('of the first release is migrated, with all its rows', () => {
    byHand((database) => {
      database.exec(`PRAGMA journal_mode = WAL; ${FIRST_RELEASE}`);
      database.exec(`INSERT INTO row VALUES ('premium', 'a', ${NOW}, '{"BTC":[2.5,null]}')`);
      database.exec("INSERT INTO cursor VALUES ('transfer', '20000075')");
    });
    const store = open();
    expect(store.rows('premium')).toEqual([{ id: 'a', time: NOW, body: { BTC: [2.5, null] } }]);
    expect(store.cursor('transfer')).toBe('20000075');
    store.write('premium', { put: [row('b')] });
    expect(ids(reopen())).toEqual(['a', 'b']);
    expect(byHand((database) => database.prepare('PRAGMA user_version').get())).toEqual({ user_version: VERSION });
    expect(readdirSync(folder).filter((name) => /-\d+/.test(name))).toEqual([]);
  });

  it('of a later release is kept as it is, and a new one begins', () => {
    byHand((database) => {
      database.exec(`${FIRST_RELEASE} PRAGMA user_version = ${VERSION + 1}; PRAGMA application_id = ${APPLICATION_ID}`);
    });
    const before = readFileSync(file);
    const store = open();
    expect([store.write('premium', { put: [row('a')] }), store.degraded()]).toEqual([true, false]);
    const [kept = ''] = aside('newer');
    expect(readFileSync(join(folder, kept)).equals(before)).toBe(true);
    expect(ids(reopen())).toEqual(['a']);
  });

  it('that is empty is filled', () => {
    writeFileSync(file, '');
    expect(open().write('premium', { put: [row('a')] })).toBe(true);
    expect(ids(reopen())).toEqual(['a']);
  });
});

describe('something else of that name', () => {
  it.each([
    ['tables of another program', 'CREATE TABLE customer (name TEXT); PRAGMA user_version = 4'],
    ['tables without a version', 'CREATE TABLE customer (name TEXT)'],
    ['our version and other tables', 'CREATE TABLE customer (name TEXT); PRAGMA user_version = 1'],
    ['our names and other columns', 'CREATE TABLE row (a); CREATE TABLE cursor (b); PRAGMA user_version = 1'],
    ['a name of its own', `${FIRST_RELEASE} PRAGMA application_id = 42`],
  ])('%s: it is kept, and a new store begins', (_what, sql) => {
    byHand((database) => database.exec(sql));
    const store = open();
    expect(store.write('premium', { put: [row('a')] })).toBe(true);
    expect(aside('foreign')).toHaveLength(1);
    expect(ids(reopen())).toEqual(['a']);
  });

  it('a folder is moved', () => {
    mkdirSync(file);
    writeFileSync(join(file, 'inside'), '');
    expect(open().write('premium', { put: [row('a')] })).toBe(true);
    const [moved = ''] = aside('folder');
    expect(readdirSync(join(folder, moved))).toEqual(['inside']);
    expect(ids(reopen())).toEqual(['a']);
  });
});

// On Windows a file that SQLite has open cannot be removed.
describe.skipIf(process.platform === 'win32')('while it is open', () => {
  const remove = (...suffixes: readonly string[]) => {
    for (const suffix of suffixes) rmSync(file + suffix);
  };
  it.each<readonly [string, () => void]>([
    ['the file is removed', () => remove('', '-wal', '-shm')],
    ['only the file itself is removed', () => remove('')],
    ['only its log is removed', () => remove('-wal')],
    ['the folder is removed', () => rmSync(folder, { recursive: true })],
    [
      'another file takes its place',
      () => {
        remove('', '-wal', '-shm');
        writeFileSync(file, 'something else entirely'.repeat(300));
      },
    ],
  ])('%s: the next write writes everything known again', (_what, harm) => {
    const store = open({ retryMs: 3_600_000 });
    store.write('premium', { put: [row('a')], cursor: '7' });
    harm();
    expect([store.write('premium', { put: [row('b')] }), store.degraded()]).toEqual([true, false]);
    store.close();
    stores = [];
    const again = open();
    expect([ids(again), again.cursor('premium')]).toEqual([['a', 'b'], '7']);
  });

  it.each<readonly [string, () => void]>([
    ['is overwritten', () => writeFileSync(file, Buffer.alloc(40_960, 'x'), { flag: 'r+' })],
    ['is cut to nothing', () => truncateSync(file)],
    ['is cut in the middle', () => truncateSync(file, 4096 * 2 + 100)],
    [
      'is overwritten in the midst',
      () => {
        const descriptor = openSync(file, 'r+');
        writeSync(descriptor, Buffer.alloc(4096 * 3, 'x'), 0, undefined, 4096 * 2);
        closeSync(descriptor);
      },
    ],
  ])('the file %s: everything known is written again', async (_what, harm) => {
    const many = Array.from({ length: 500 }, (_, place) => row(`a${String(place).padStart(3, '0')}`));
    open().write('premium', { put: many });
    const store = reopen();
    // Now they are in the file itself instead of its write-ahead log.
    store.close();
    stores = [];
    const harmed = open({ retentionMs: 40, retryMs: 20 });
    harm();
    await until(() => aside('corrupt').length > 0);
    harmed.write('premium', { put: [row('b')] });
    await until(() => !harmed.degraded());
    expect(ids(reopen())).toHaveLength(501);
  });

  it('is not waited for while another program locks it, and what it lacks is written afterward', async () => {
    const opened = openStoreFile(file, { quotaBytes: 2 ** 26 }, LOG, () => NOW);
    expect(opened.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: BUSY_MS });
    expect(BUSY_MS).toBeLessThanOrEqual(100);
    opened.close();
    const store = open();
    store.write('premium', { put: [row('a')] });
    byHand((database) => {
      database.exec('BEGIN IMMEDIATE');
      expect([store.write('premium', { put: [row('b')] }), store.degraded()]).toEqual([false, true]);
      expect(ids(store)).toEqual(['a', 'b']);
    });
    await until(() => !store.degraded());
    expect(ids(reopen())).toEqual(['a', 'b']);
  });

  it('keeps five damaged files and no more', () => {
    for (let damage = 0; damage < 8; damage += 1) {
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
      writeFileSync(file, `damage ${damage}`.repeat(900));
      open().close();
      stores = [];
    }
    expect(aside('corrupt')).toHaveLength(5);
  });
});
