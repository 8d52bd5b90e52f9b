import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputOf, spawnChild } from '../../testing/spawnChild.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../log/log.ts';
import { openDatabase } from './database.ts';
import { sqliteStore } from './sqliteStore.ts';
import { KINDS, type Store } from './store.ts';

const LOG = createLog('silent');
const NOW = Date.UTC(2026, 10, 20);
const KILLS = 50;
/** Folders that are written in parallel, to save time. */
const LANES = 5;
let folder: string;
let stores: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-store-'));
});
afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
  rmSync(folder, { recursive: true, force: true });
});

function open(change: Partial<Parameters<typeof sqliteStore>[0]> = {}, now = NOW): Store {
  const options = { folder, quotaBytes: 64 * 1024 * 1024, retryMs: 30, retentionMs: 3_600_000, ...change };
  const store = sqliteStore(options, LOG, () => now);
  stores.push(store);
  return store;
}

/** The store reads nothing of a body, so any value does. */
const bodyOf = (value: unknown) => value as never;
const row = (id: string, time = NOW) => ({ id, time, body: bodyOf({ id, text: '값' }) });

describe('a store', () => {
  it('returns the stored rows after a restart, oldest first, with the cursor', () => {
    const store = open();
    expect(store.write('transfer', { put: [row('b', NOW), row('a', NOW - 1)], cursor: '7' })).toBe(true);
    expect(store.write('transfer', { put: [row('c')], remove: ['b'] })).toBe(true);
    store.close();
    stores = [];
    const again = open();
    expect(again.rows('transfer')).toEqual([row('a', NOW - 1), row('c')]);
    expect(again.rows('transfer', NOW)).toEqual([row('c')]);
    expect(again.rows('premium')).toEqual([]);
    expect([again.cursor('transfer'), again.cursor('premium')]).toEqual(['7', undefined]);
    expect([again.has('transfer', 'c'), again.has('transfer', 'b')]).toEqual([true, false]);
  });

  it('keeps one row for an id, the later one', () => {
    const store = open();
    store.write('premium', { put: [row('a', NOW - 5)] });
    store.write('premium', { put: [{ ...row('a'), body: bodyOf(2) }] });
    expect(store.rows('premium')).toEqual([{ id: 'a', time: NOW, body: 2 }]);
  });

  it('deletes rows older than the retention of their kind', () => {
    const store = open();
    const newest = NOW + KINDS.transfer + 1;
    store.write('transfer', { put: [row('old', NOW), row('new', NOW + 1), row('newest', newest)] });
    store.close();
    stores = [];
    const later = open({}, newest);
    expect(later.rows('transfer').map(({ id }) => id)).toEqual(['new', 'newest']);
  });

  it('deletes nothing by a clock that is ahead at the start', () => {
    const store = open();
    store.write('transfer', { put: [row('old', NOW), row('new', NOW + 1)] });
    store.close();
    stores = [];
    const later = open({}, NOW + 3 * KINDS.transfer);
    later.close();
    stores = [];
    expect(
      open()
        .rows('transfer')
        .map(({ id }) => id),
    ).toEqual(['old', 'new']);
  });

  it('moves a damaged file aside and starts with an empty one', () => {
    writeFileSync(
      join(folder, 'toolbox.sqlite'),
      'this is not a database, and it is long enough to be looked at'.repeat(99),
    );
    const store = open();
    expect(store.write('premium', { put: [row('a')] })).toBe(true);
    expect(readdirSync(folder).some((name) => name.includes('.corrupt-'))).toBe(true);
  });

  it('continues in memory if the folder cannot be created, and recovers', async () => {
    const inTheWay = join(folder, 'inner');
    writeFileSync(inTheWay, '');
    const reported: boolean[] = [];
    const store = open({ folder: inTheWay, onDegraded: (degraded) => reported.push(degraded) });
    expect(store.write('premium', { put: [row('a')], cursor: '1' })).toBe(false);
    expect([store.degraded(), store.rows('premium').length]).toEqual([true, 1]);
    rmSync(inTheWay);
    await until(() => !store.degraded());
    expect(reported).toEqual([true, false]);
    store.close();
    stores = [];
    expect(open({ folder: inTheWay }).rows('premium')).toEqual([row('a')]);
  });
});

it('does not open its file again for a write after it was closed', () => {
  const store = open();
  store.close();
  rmSync(folder, { recursive: true });
  expect(store.write('premium', { put: [row('late')] })).toBe(false);
  store.close();
  expect(existsSync(folder)).toBe(false);
});

it('keeps no rows for a missing disk that are older than the retention of their kind', async () => {
  const inTheWay = join(folder, 'inner');
  writeFileSync(inTheWay, '');
  const newest = NOW + KINDS.transfer + 1;
  const store = open({ folder: inTheWay, retryMs: 3_600_000, retentionMs: 20 }, newest);
  store.write('transfer', { put: [row('old', NOW), row('new', NOW + 1), row('newest', newest)] });
  await until(() => !store.has('transfer', 'old'));
  rmSync(inTheWay);
  store.close();
  const database = openDatabase({ folder: inTheWay, quotaBytes: 64 * 1024 * 1024 }, LOG);
  expect(database.rows('transfer').rows.map(({ id }) => id)).toEqual(['new', 'newest']);
  database.close();
});

describe('a full disk', () => {
  const BIG = bodyOf('x'.repeat(3000));

  it('is logged, survived, and recovered from', async () => {
    const reported: boolean[] = [];
    const store = open({
      quotaBytes: 100 * 4096,
      retryMs: 1_000_000,
      onDegraded: (degraded) => reported.push(degraded),
    });
    let written = 0;
    while (store.write('premium', { put: [{ id: String(written), time: NOW, body: BIG }] })) written += 1;
    expect(written).toBeGreaterThan(20);
    expect(store.degraded()).toBe(true);
    expect(store.write('premium', { put: [row('after')] })).toBe(false);
    expect(store.rows('premium')).toHaveLength(written + 2);
    store.close();
    stores = [];

    const roomy = open();
    expect(roomy.degraded()).toBe(false);
    expect(roomy.rows('premium').length).toBeGreaterThanOrEqual(written);
    expect(reported).toEqual([true]);
  });

  it('comes back by itself once there is room, with all that waited', async () => {
    const store = open({ quotaBytes: 100 * 4096, retryMs: 20 });
    let written = 0;
    while (store.write('premium', { put: [{ id: String(written), time: NOW, body: BIG }] })) written += 1;
    const ids = Array.from({ length: written + 1 }, (_, place) => String(place));
    store.write('premium', { put: [row('after')], remove: ids });
    await until(() => !store.degraded());
    store.close();
    stores = [];
    expect(
      open()
        .rows('premium')
        .map(({ id }) => id),
    ).toEqual(['after']);
  });

  it('is kept away by deleting old rows while there is still room', async () => {
    const store = open({ quotaBytes: 100 * 4096, retryMs: 20 });
    store.write('premium', {
      put: Array.from({ length: 60 }, (_, place) => ({ id: `old${place}`, time: NOW, body: BIG })),
    });
    const time = NOW + KINDS.premium + 1;
    store.write('premium', { put: [row('newest', time)] });
    store.close();
    stores = [];
    const later = open({ quotaBytes: 100 * 4096, retryMs: 20 }, time);
    for (let place = 0; place < 60; place += 1) {
      expect(later.write('premium', { put: [{ id: `new${place}`, time, body: BIG }] })).toBe(true);
    }
  });

  it('is left by deleting old rows once there is a newer one, which is not on disk', async () => {
    const store = open({ quotaBytes: 100 * 4096, retryMs: 1_000_000 });
    let written = 0;
    while (store.write('premium', { put: [{ id: `old${written}`, time: NOW, body: BIG }] })) written += 1;
    store.close();
    stores = [];
    const time = NOW + KINDS.premium + 1;
    const later = open({ quotaBytes: 100 * 4096, retryMs: 20 }, time);
    later.write('premium', { put: [{ id: 'new', time, body: BIG }] });
    await until(() => !later.degraded() && later.rows('premium').length === 1);
    expect(later.rows('premium').map(({ id }) => id)).toEqual(['new']);
  });
});

it.skipIf(process.getuid === undefined || process.getuid() === 0)('continues if the file is read-only', () => {
  open().close();
  stores = [];
  chmodSync(folder, 0o500);
  const store = open();
  expect(store.write('premium', { put: [row('a')] })).toBe(false);
  chmodSync(folder, 0o700);
});

describe.skipIf(process.getuid === undefined || process.getuid() === 0)('a file that is read-only', () => {
  const setMode = (mode: number) => {
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), mode);
  };
  /** Opens a store, with what it logs and how many rows it has read from the file. */
  const openLogged = () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    let read = 0;
    const isSound = () => {
      read += 1;
      return true;
    };
    const options = { folder, quotaBytes: 2 ** 26, retryMs: 20, retentionMs: 3_600_000, isSound };
    const store = sqliteStore(options, log, () => NOW);
    stores.push(store);
    return { store, lines, read: () => read };
  };
  const RETRIES_MS = 300;

  it('at the start is read once, logged once, and written when it can be', async () => {
    open().write('premium', { put: [row('a'), row('b')], cursor: '7' });
    stores.splice(0).at(0)?.close();
    setMode(0o400);
    const { store, lines, read } = openLogged();
    expect([store.degraded(), store.rows('premium'), store.cursor('premium')]).toEqual([
      true,
      [row('a'), row('b')],
      '7',
    ]);
    expect(store.write('premium', { put: [row('c')], remove: ['a'] })).toBe(false);
    await wait(RETRIES_MS);
    expect([read(), lines.length]).toEqual([2, 1]);
    setMode(0o600);
    await until(() => !store.degraded());
    store.close();
    stores = [];
    expect(lines).toHaveLength(2);
    expect(open().rows('premium')).toEqual([row('b'), row('c')]);
  });

  it('while it is open is read at most once more, and written when it can be', async () => {
    const { store, lines, read } = openLogged();
    store.write('premium', { put: [row('a')] });
    // Replaces the files by copies with the same content, as root might.
    for (const name of readdirSync(folder)) {
      copyFileSync(join(folder, name), join(folder, `${name}.copy`));
      renameSync(join(folder, `${name}.copy`), join(folder, name));
    }
    setMode(0o400);
    expect(store.write('premium', { put: [row('b')] })).toBe(false);
    await wait(RETRIES_MS);
    expect(read()).toBeLessThanOrEqual(1);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the file of the store was removed or replaced',
      'the store lives in memory only',
    ]);
    setMode(0o600);
    await until(() => !store.degraded());
    store.close();
    stores = [];
    expect(open().rows('premium')).toEqual([row('a'), row('b')]);
  });
});

/** Kills a writer repeatedly in the middle of its work, and checks what is left in the end. */
async function killRepeatedly(kills: number, where: string): Promise<void> {
  let last = -1;
  let cursor = -1;
  let found: ReadonlySet<string> = new Set();
  for (let kill = 0; kill < kills; kill += 1) {
    const script = fileURLToPath(new URL('../../testing/writeUntilKilled.ts', import.meta.url));
    // Rows written but not yet acknowledged when the last one died count too, so the next continues after the cursor.
    const child = spawnChild(process.execPath, [script, where, String(cursor + 1)]);
    const out = outputOf(child.stdout);
    await until(() => out().includes('\n'), 30_000, 'a first row');
    await new Promise((resolve) => setTimeout(resolve, (kill % 10) * 3));
    child.kill('SIGKILL');
    await once(child, 'close');
    const acknowledged = out().slice(0, out().lastIndexOf('\n')).split('\n').map(Number);
    last = Math.max(last, ...acknowledged);
    const database = openDatabase({ folder: where, quotaBytes: 64 * 1024 * 1024 }, LOG);
    found = new Set(database.rows('transfer').rows.map(({ id }) => id));
    cursor = Number(database.cursor('transfer'));
    database.close();
    expect(cursor).toBeGreaterThanOrEqual(last);
  }
  for (let number = 0; number <= last; number += 1) {
    for (const part of [0, 1, 2]) expect(found.has(`${number}-${part}`), `${number}-${part}`).toBe(true);
  }
  // Rows and cursor belong to one transaction: never one without the other.
  expect(found.size).toBe((cursor + 1) * 3);
}

it(`loses nothing it acknowledged when it is killed ${KILLS} times while writing`, { timeout: 90_000 }, async () => {
  const lanes = Array.from({ length: LANES }, (_, lane) => killRepeatedly(KILLS / LANES, join(folder, String(lane))));
  await Promise.all(lanes);
});
