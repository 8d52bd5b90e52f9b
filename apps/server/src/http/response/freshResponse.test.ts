import { parseWhaleAlert } from '@toolbox/core/whale/sources';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClock, testClock } from '../../../testing/testClock.ts';
import type { Bus } from '../../hub/bus.ts';
import { CACHE_KEY, CACHE_MS } from '../../hub/cacheKeys.ts';
import { inProcessBus } from '../../hub/inProcessBus.ts';
import { telegramWhaleRoutes } from '../routes/telegramWhale.ts';
import { transfersRoute } from '../routes/transfers.ts';
import { jsonSender } from './sendJson.ts';

const MINUTE = 60_000;
let app: FastifyInstance;
let bus: Bus;
let clock: TestClock;

beforeEach(() => {
  clock = testClock();
  bus = inProcessBus(clock.now);
  app = Fastify();
  transfersRoute(
    app,
    jsonSender(() => false),
    bus,
    clock,
  );
  telegramWhaleRoutes(
    app,
    jsonSender(() => false),
    bus,
    clock,
  );
});

const get = async (path: string) => (await app.inject(path)).json();

describe('a response that no ingest renews', () => {
  /** What an ingest stores, which then ends. */
  const store = async (meta: object = { state: 'live', stale: false }) => {
    const readAt = new Date(clock.date()).toISOString();
    const chain = { transactions: [], last_scan_time: readAt, total_count: 0, state: 'live', stale: false };
    await bus.put(CACHE_KEY.transfers, JSON.stringify(chain), CACHE_MS);
    for (const [name, data] of [
      [CACHE_KEY.movements, []],
      [CACHE_KEY.movementStatistics, {}],
    ] as const) {
      const body = { success: true, data, meta: { enabled: true, source: 'telegram', fetched_at: readAt, ...meta } };
      await bus.put(name, JSON.stringify(body), CACHE_MS);
    }
    for (const source of ['chain', 'channel'] as const) await bus.put(CACHE_KEY.renewed(source), 'true', MINUTE / 2);
  };
  const currency = async () => {
    const { state, stale } = parseWhaleAlert(await get('/api/crypto/whale-alert'));
    const [transactions, statistics] = [
      await get('/api/telegram-whale/transactions'),
      await get('/api/telegram-whale/statistics'),
    ];
    return [
      [state, stale],
      [transactions.meta.state, transactions.meta.stale],
      [statistics.meta.state, statistics.meta.stale],
    ];
  };

  it('is one of an unreachable source, and outdated half an hour after it was read', async () => {
    await store();
    expect(await currency()).toEqual(Array(3).fill(['live', false]));
    clock.pass(MINUTE / 2);
    expect(await currency()).toEqual(Array(3).fill(['unreachable', false]));
    clock.pass(29.5 * MINUTE);
    expect(await currency()).toEqual(Array(3).fill(['unreachable', false]));
    clock.pass(1);
    expect(await currency()).toEqual(Array(3).fill(['unreachable', true]));
    await store();
    expect(await currency()).toEqual(Array(3).fill(['live', false]));
  });

  it.each([
    '[]',
    'null',
    '5',
    'garbage',
    '',
    '{"transactions":{},"data":5}',
    '{"data":[],"meta":null,"transactions":1}',
  ])('is absent if %j is stored instead, whether it is renewed or not', async (text) => {
    for (const name of [CACHE_KEY.transfers, CACHE_KEY.movements, CACHE_KEY.movementStatistics])
      await bus.put(name, text, CACHE_MS);
    const paths = ['crypto/whale-alert', 'telegram-whale/transactions', 'telegram-whale/statistics'];
    for (const isRenewed of [false, true]) {
      if (isRenewed)
        for (const source of ['chain', 'channel'] as const) await bus.put(CACHE_KEY.renewed(source), 'true', MINUTE);
      for (const path of paths) {
        const response = await app.inject(`/api/${path}`);
        expect([response.statusCode, response.json().error?.code], path).toEqual([503, 'SERVICE_UNAVAILABLE']);
      }
    }
  });

  it('leaves a channel that is switched off as it is', async () => {
    await store({ enabled: false, source: null, fetched_at: null, state: null, stale: false });
    clock.pass(5 * MINUTE);
    expect((await get('/api/telegram-whale/transactions')).meta).toMatchObject({ state: null, stale: false });
  });
});
