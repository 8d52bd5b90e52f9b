import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeWhaleAlert } from '../../fakes/fakeWhaleAlert.ts';
import { openTestChannel, type TestChannel } from '../../testing/testChannel.ts';
import { testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import { movementResponses } from './movementResponses.ts';
import { openWhaleAlertService } from './openWhaleAlertService.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await openTestChannel();
});
afterEach(() => channel.close());

describe('a movement from the future', () => {
  const CENTURY_MS = 100 * 365 * 24 * 3_600_000;
  const newest = () => {
    const clock = testClock(Date.now() + 60_000);
    const responses = movementResponses(
      channel.store,
      { name: 'telegram', state: () => 'live', date: clock.date, ...HEARD },
      clock,
    );
    return JSON.parse(responses?.transactions ?? '').data[0];
  };
  const HEARD = { fetchedAt: () => 0, close: async () => undefined };

  it('in a post gets the time of receipt, so that it does not stay first', async () => {
    const { fake, store, post, poll } = channel;
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
    const { store } = channel;
    const [service, clock] = [await fakeWhaleAlert(), testClock(Date.now())];
    const source = openWhaleAlertService('fake-key', {
      config: readConfig(service.variables),
      store,
      log: createLog('silent'),
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
