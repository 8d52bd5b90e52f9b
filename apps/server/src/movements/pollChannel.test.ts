import type { WhaleMovement } from '@toolbox/core/whale';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestChannel, type TestChannel } from '../../testing/testChannel.ts';
import { settableClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { movementResponses } from './movementResponses.ts';
import { OLDER_TRIES } from './pollChannel.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await openTestChannel();
});
afterEach(() => channel.close());

describe('pollChannel', () => {
  it('reads three pages at the start, then the newest one', async () => {
    const { fake, store, post, poll } = channel;
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
    const { fake, store, post, poll } = channel;
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
    const { fake, store, post, poll } = channel;
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
    const { fake, store, post, poll } = channel;
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
    const { fake, poll } = channel;
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
    const { fake, store, post, poll } = channel;
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

describe('a clock that is wrong', () => {
  const [HOUR_MS, DAY_MS, MONTH_MS] = [3_600_000, 24 * 3_600_000, 30 * 24 * 3_600_000];

  it.each([HOUR_MS, DAY_MS, MONTH_MS])(
    'of this machine by %d ms does not change the time of a post when it is behind',
    async (behindMs) => {
      const { store, post, poll } = channel;
      post(1);
      const postedBy = Date.now();
      const source = poll(testClock(Date.now() - behindMs));
      await until(() => store.rows('movement').length === 1);
      const [{ time, body } = { time: 0, body: undefined }] = store.rows('movement');
      expect(Math.abs(postedBy - time)).toBeLessThan(1000);
      expect(body?.timestamp).toBe(new Date(time).toISOString());
      await source.close();
    },
  );

  it('of the service does not change the time of a post when it is behind', async () => {
    const { fake, store, post, poll } = channel;
    fake.behindMs = MONTH_MS;
    post(1);
    const postedBy = Date.now();
    const source = poll();
    await until(() => store.rows('movement').length === 1);
    expect(Math.abs(postedBy - (store.rows('movement')[0]?.time ?? 0))).toBeLessThan(1000);
    await source.close();
  });

  it('of the service hides no post and leaves none out of the totals when it is behind', async () => {
    const { fake, store, post, poll } = channel;
    fake.behindMs = MONTH_MS;
    post(1);
    const source = poll();
    await until(() => source.fetchedAt() !== undefined);
    await source.close();
    const responses = movementResponses(store, source, systemClock);
    expect(JSON.parse(responses?.transactions ?? '').data).toHaveLength(1);
    const { data, meta } = JSON.parse(responses?.statistics ?? '');
    expect(data.total_transactions).toBe(1);
    expect(Math.abs(Date.parse(meta.fetched_at) - Date.now())).toBeLessThan(60_000);
  });

  it.each([-DAY_MS, -HOUR_MS, HOUR_MS, DAY_MS])(
    'of this machine by %d ms changes neither totals nor times',
    async (aheadMs) => {
      const { fake, store, poll } = channel;
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
    },
  );
});
