import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWhaleAlert } from '../../fakes/fakeWhaleAlert.ts';
import { openTcpProxy } from '../../testing/tcpProxy.ts';
import { testClock } from '../../testing/testClock.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { createLog } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { movementResponses } from './movementResponses.ts';
import { openWhaleAlertService } from './openWhaleAlertService.ts';

const LOG = createLog('silent');
let store: Store;
let closeStore: () => void;

beforeEach(() => {
  ({ store, close: closeStore } = openTestStore());
});
afterEach(() => {
  vi.useRealTimers();
  closeStore();
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

  it('loses no alert while this process is suspended', async () => {
    const [service, clock] = [await fakeWhaleAlert(), testClock()];
    const config = readConfig(service.variables);
    const source = openWhaleAlertService('fake-key', { config, store, log: LOG, onChange: () => undefined, clock });
    await until(() => service.subscribers() === 1);
    clock.pass(90_000);
    service.alert('usdt', 60_000_000, 60_010_000);
    await until(() => store.rows('movement').length === 1);
    expect(service.connectTimes).toHaveLength(1);
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
