import type { Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { fakeOkx } from '../../fakes/exchanges/fakeOkx.ts';
import { testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { okx } from './okx.ts';

const DAY_MS = 24 * 3_600_000;
const contracts = (ctVal: string) => ({
  code: '0',
  data: [{ instId: 'SOL-USDT-SWAP', ctType: 'linear', ctVal, ctMult: '1', ctValCcy: 'SOL' }],
});
const message = {
  arg: { channel: 'trades', instId: 'SOL-USDT-SWAP' },
  data: [{ instId: 'SOL-USDT-SWAP', tradeId: '1', px: '150', sz: '20', side: 'buy', ts: '1790000000000', count: '1' }],
};

it('loads the contract sizes again while a connection lasts: a minute after a failure, and every day', async () => {
  const fake = await fakeOkx();
  const clock = testClock();
  const config = readConfig({ SYMBOLS: 'BTC,SOL', ...fake.variables });
  fake.switches.restStatus = 503;
  const connection = await okx(config, createLog('silent'), clock).prepare();
  const ping = () => connection.keepAlive?.text();
  const volumes = () => connection.normalise(message).map(({ volume }: Trade) => volume);
  expect([volumes(), fake.requests.length]).toEqual([[], 1]);

  fake.switches.restStatus = 0;
  fake.switches.restBody = contracts('1');
  clock.pass(59_999);
  expect([ping(), fake.requests.length]).toEqual(['ping', 1]);
  clock.pass(1);
  ping();
  ping();
  await until(() => volumes().length > 0);
  expect([volumes(), fake.requests.length]).toEqual([[20], 2]);

  fake.switches.restBody = contracts('10');
  clock.pass(DAY_MS - 1);
  ping();
  clock.pass(1);
  ping();
  await until(() => volumes()[0] === 200);
  expect(fake.requests.length).toBe(3);
  await fake.close();
});
