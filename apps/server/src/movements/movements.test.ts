import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { WhaleMovement } from '@toolbox/core/whale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeTelegram, fakeTelegram } from '../../fakes/fakeTelegram.ts';
import { fakeWhaleAlert } from '../../fakes/fakeWhaleAlert.ts';
import { openTcpProxy } from '../../testing/tcpProxy.ts';
import { settableClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { limitOf } from '../http/routes/telegramWhale.ts';
import { createLog } from '../log/log.ts';
import { sqliteStore } from '../store/sqliteStore.ts';
import type { Store } from '../store/store.ts';
import { movementResponses } from './movementResponses.ts';
import { openWhaleAlertService } from './openWhaleAlertService.ts';
import { OLDER_TRIES, pollChannel } from './pollChannel.ts';

const LOG = createLog('silent');
let fake: FakeTelegram;
let folder: string;
let store: Store;

beforeEach(async () => {
  fake = await fakeTelegram();
  folder = mkdtempSync(join(tmpdir(), 'toolbox-telegram-'));
  store = sqliteStore({ folder, quotaBytes: 2 ** 26, retryMs: 1000, retentionMs: 3_600_000 }, LOG);
});
afterEach(async () => {
  vi.useRealTimers();
  store.close();
  rmSync(folder, { recursive: true, force: true });
  await fake.close();
});

const post = (usd: number) =>
  fake.post(`🚨 1,000 $ETH (${usd},000,000 USD) transferred from #Kraken to unknown wallet`);
const poll = (clock = systemClock) => {
  const config = readConfig({ ...fake.variables, TELEGRAM_POLL_MS: '20', TELEGRAM_PAGE_GAP_MS: '0' });
  return pollChannel({ config, store, log: LOG, onChange: () => undefined, clock });
};

describe('pollChannel', () => {
  it('reads three pages at the start, then the newest one', async () => {
    for (let number = 1; number <= 70; number += 1) post(number);
    const source = poll();
    await until(() => source.fetchedAt() !== undefined);
    expect(store.rows('movement')).toHaveLength(60);
    expect(fake.requests.slice(0, 3)).toEqual([
      '/s/whale_alert_io',
      '/s/whale_alert_io?before=1050',
      '/s/whale_alert_io?before=1030',
    ]);
    post(99);
    fake.post('Some news');
    await until(() => store.rows('movement').length === 61);
    await source.close();
    expect(fake.requests.filter((path) => path.includes('before'))).toHaveLength(2);
  });

  it('reads back to a known post after an outage, also when an older page fails first', async () => {
    post(1);
    const source = poll();
    await until(() => store.rows('movement').length === 1);
    Object.assign(fake.switches, { status: 503 });
    await until(() => source.state() === 'unreachable');
    for (let number = 2; number <= 51; number += 1) post(number);
    fake.failsOlder = true;
    Object.assign(fake.switches, { status: 0 });
    await until(() => fake.requests.some((path) => path.includes('before')));
    fake.failsOlder = false;
    await until(() => store.rows('movement').length === 51);
    await source.close();
  });

  it('shows new posts while older pages fail, which it requests for a while', async () => {
    for (let number = 1; number <= 30; number += 1) post(number);
    fake.failsOlder = true;
    const source = poll();
    await until(() => store.rows('movement').length === 20);
    post(31);
    await until(() => store.rows('movement').length === 21);
    const older = () => fake.requests.filter((path) => path.includes('before'));
    await until(() => older().length === OLDER_TRIES);
    const polls = fake.requests.length;
    await until(() => fake.requests.length > polls + 2);
    expect(older()).toEqual(Array(OLDER_TRIES).fill('/s/whale_alert_io?before=1010'));
    expect(source.state()).toBe('live');
    await source.close();
  });

  it('still reads an older page that failed when later posts fill more than a page meanwhile', async () => {
    post(1);
    const source = poll();
    await until(() => store.rows('movement').length === 1);
    Object.assign(fake.switches, { status: 503 });
    await until(() => source.state() === 'unreachable');
    for (let number = 2; number <= 41; number += 1) post(number);
    fake.failsOlder = true;
    Object.assign(fake.switches, { status: 0 });
    await until(() => store.rows('movement').length === 21);
    for (let number = 42; number <= 66; number += 1) post(number);
    await until(() => store.rows('movement').length === 41);
    fake.failsOlder = false;
    await until(() => store.rows('movement').length === 66);
    await source.close();
  });

  it('does not ask again before the time that it is asked to wait', async () => {
    Object.assign(fake.switches, { status: 429, retryAfter: '1' });
    const source = poll();
    await until(() => source.state() === 'unreachable');
    const lostAt = performance.now();
    Object.assign(fake.switches, { status: 0 });
    await until(() => source.state() === 'live' || fake.requests.length > 1);
    expect(performance.now() - lostAt).toBeGreaterThan(900);
    await source.close();
  });

  it('reports that a channel is gone, and finds it again', async () => {
    post(1);
    fake.gone = true;
    const source = poll();
    await until(() => fake.requests.length >= 2);
    expect(source.fetchedAt()).toBeUndefined();
    await until(() => source.state() === 'unreachable');
    expect(movementResponses(store, source, systemClock)).toBeUndefined();
    const body = { timestamp: new Date().toISOString() } as WhaleMovement;
    store.write('movement', { put: [{ id: 'a', time: Date.now(), body }] });
    const responses = movementResponses(store, source, systemClock);
    expect(JSON.parse(responses?.transactions ?? '').meta).toMatchObject({
      enabled: true,
      fetched_at: null,
      stale: true,
      state: 'unreachable',
    });
    expect(JSON.parse(responses?.statistics ?? '').data.last_update).toBeNull();
    fake.gone = false;
    await until(() => source.fetchedAt() !== undefined);
    await source.close();
  });
});

describe('a movement from the future', () => {
  const CENTURY_MS = 100 * 365 * 24 * 3_600_000;
  const newest = () => {
    const clock = testClock(Date.now() + 60_000);
    const responses = movementResponses(
      store,
      { name: 'telegram', state: () => 'live', date: clock.date, ...HEARD },
      clock,
    );
    return JSON.parse(responses?.transactions ?? '').data[0];
  };
  const HEARD = { fetchedAt: () => 0, close: async () => undefined };

  it('in a post gets the time of receipt, so that it does not stay first', async () => {
    fake.post('🚨 1,000 $ETH (11,000,000 USD) transferred from #Kraken to unknown wallet', -CENTURY_MS);
    const source = poll();
    await until(() => store.rows('movement').length === 1);
    expect(Date.parse(newest().timestamp)).toBeLessThanOrEqual(Date.now());
    post(12);
    await until(() => store.rows('movement').length === 2);
    expect(newest().usd_value).toBe(12_000_000);
    await source.close();
  });

  it('in an alert is too, and an infinite value is rejected', async () => {
    const [service, clock] = [await fakeWhaleAlert(), testClock(Date.now())];
    const source = openWhaleAlertService('fake-key', {
      config: readConfig(service.variables),
      store,
      log: LOG,
      onChange: () => undefined,
      clock,
    });
    await until(() => service.subscribers() === 1);
    service.alert('usdt', 60_000_000, 60_010_000, { timestamp: (Date.now() + CENTURY_MS) / 1000 });
    service.alert('usdt', 1, '1e400');
    await until(() => store.rows('movement').length === 1);
    clock.pass(5000);
    service.alert('usdt', 7_000_000, 7_000_000, { timestamp: clock.date() / 1000 });
    await until(() => store.rows('movement').length === 2);
    expect(newest().usd_value).toBe(7_000_000);
    await source.close();
    await service.close();
  });
});

describe('a clock of this machine that is wrong', () => {
  const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000];

  it.each([HOUR_MS, DAY_MS])('by %d ms does not change the time of a post when it is behind', async (behindMs) => {
    post(1);
    const postedBy = Date.now();
    const source = poll(testClock(Date.now() - behindMs));
    await until(() => store.rows('movement').length === 1);
    const [{ time, body } = { time: 0, body: undefined }] = store.rows('movement');
    expect(Math.abs(postedBy - time)).toBeLessThan(1000);
    expect(body?.timestamp).toBe(new Date(time).toISOString());
    await source.close();
  });

  it.each([-DAY_MS, -HOUR_MS, HOUR_MS, DAY_MS])('by %d ms changes neither totals nor times', async (aheadMs) => {
    for (const ageMs of [7 * HOUR_MS, 5 * HOUR_MS, 0]) {
      fake.post('🚨 1,000 $ETH (11,000,000 USD) transferred from #Kraken to unknown wallet', ageMs);
    }
    const clock = settableClock();
    clock.jump(aheadMs);
    const source = poll(clock);
    await until(() => source.fetchedAt() !== undefined);
    const fetchedBy = Date.now();
    await source.close();
    const responses = movementResponses(store, source, clock);
    const { data, meta } = JSON.parse(responses?.statistics ?? '');
    expect(data.total_transactions).toBe(2);
    expect(Math.abs(Date.parse(meta.fetched_at) - fetchedBy)).toBeLessThan(60_000);
  });
});

describe('openWhaleAlertService', () => {
  it('keeps what the paid service sends, under its own name', async () => {
    const service = await fakeWhaleAlert();
    const config = readConfig(service.variables);
    const source = openWhaleAlertService('fake-key', { config, store, log: LOG, onChange: () => undefined });
    await until(() => service.subscribers() === 1);
    service.alert('usdt', 60_000_000, 60_010_000);
    await until(() => store.rows('movement').length === 1);
    const responses = movementResponses(store, source, systemClock);
    expect(JSON.parse(responses?.transactions ?? '')).toMatchObject({
      data: [{ token: 'USDT', usd_value: 60_010_000, from: 'unknown wallet', to: 'Binance' }],
      meta: { enabled: true, source: 'whale-alert' },
    });
    await source.close();
    await service.close();
  });

  it('is live in a quiet hour, and lost within two minutes when its connection is dead', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [service, clock] = [await fakeWhaleAlert(), testClock()];
    const proxy = await openTcpProxy(service.port);
    const config = readConfig({ ...service.variables, UPSTREAM_WHALE_ALERT: `ws://127.0.0.1:${proxy.port}` });
    const losses: { readonly date: number; readonly fetchedAt: number }[] = [];
    const onChange = () => {
      if (meta()?.state === 'unreachable')
        losses.push({ date: clock.date(), fetchedAt: Date.parse(meta().fetched_at) });
    };
    const source = openWhaleAlertService('fake-key', { config, store, log: LOG, onChange, clock });
    const pass = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 30) {
        clock.pass(30_000);
        vi.advanceTimersByTime(30_000);
        // A ping and its pong pass the proxy, each in some turns of this process.
        for (let turns = 0; turns < 50; turns += 1) await turn();
      }
    };
    const meta = () => JSON.parse(movementResponses(store, source, clock)?.transactions ?? '{}').meta;
    await until(() => source.state() === 'live');
    await pass(3600);
    expect(service.connectTimes).toHaveLength(1);
    expect(meta()).toMatchObject({ state: 'live', stale: false, fetched_at: new Date(clock.date()).toISOString() });
    expect(losses).toEqual([]);
    proxy.halt();
    await pass(120);
    await until(() => losses.length > 0);
    expect(losses[0]?.fetchedAt).toBe(losses[0]?.date);
    await until(() => source.state() === 'live');
    vi.useRealTimers();
    await source.close();
    await proxy.close();
    await service.close();
  });
});

describe('movementResponses', () => {
  it('says that the feed is switched off, with empty lists', () => {
    const responses = movementResponses(store, undefined, systemClock);
    expect(JSON.parse(responses?.transactions ?? '')).toEqual({
      success: true,
      data: [],
      meta: { enabled: false, source: null, fetched_at: null, stale: false, state: null },
    });
    expect(JSON.parse(responses?.statistics ?? '')).toMatchObject({ success: true, data: { total_transactions: 0 } });
  });
});

describe('limitOf', () => {
  it.each([
    ['1', 1],
    ['0', 1],
    ['-5', 1],
    ['100', 100],
    ['101', 100],
    ['7.9', 7],
    ['', 50],
    ['x', 50],
    [undefined, 50],
    [['1', '2'], 50],
  ])('%j is %d', (value, limit) => {
    expect(limitOf(value)).toBe(limit);
  });
});
