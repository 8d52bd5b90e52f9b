import type { Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { fakeOkx } from '../../../fakes/exchanges/fakeOkx.ts';
import { testClock } from '../../../testing/testClock.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { okx } from './okx.ts';

const DAY_MS = 24 * 3_600_000;
const contracts = (sizes: Readonly<Record<string, string>>) => ({
  code: '0',
  data: Object.entries(sizes).map(([coin, ctVal]) => {
    return { instId: `${coin}-USDT-SWAP`, ctType: 'linear', ctVal, ctMult: '1', ctValCcy: coin };
  }),
});
const messageOf = (coin: string) => ({
  arg: { channel: 'trades', instId: `${coin}-USDT-SWAP` },
  data: [
    { instId: `${coin}-USDT-SWAP`, tradeId: '1', px: '150', sz: '20', side: 'buy', ts: '1790000000000', count: '1' },
  ],
});

it('loads the contract sizes again while a connection lasts: a minute after a failure, and every day', async () => {
  const fake = await fakeOkx();
  const clock = testClock();
  const config = readConfig({ SYMBOLS: 'BTC,SOL', ...fake.variables });
  fake.switches.restStatus = 503;
  const connection = await okx(config, createLog('silent'), clock).prepare();
  const ping = () => connection.keepAlive?.text();
  const volumes = () => connection.normalise(messageOf('SOL')).map(({ volume }: Trade) => volume);
  expect([volumes(), fake.requests.length]).toEqual([[], 1]);

  fake.switches.restStatus = 0;
  fake.switches.restBody = contracts({ BTC: '0.01', SOL: '1' });
  clock.pass(59_999);
  expect([ping(), fake.requests.length]).toEqual(['ping', 1]);
  clock.pass(1);
  ping();
  ping();
  await until(() => volumes().length > 0);
  expect([volumes(), fake.requests.length]).toEqual([[20], 2]);

  fake.switches.restBody = contracts({ BTC: '0.01', SOL: '10' });
  clock.pass(DAY_MS - 1);
  ping();
  clock.pass(1);
  ping();
  await until(() => volumes()[0] === 200);
  expect(fake.requests.length).toBe(3);
  await fake.close();
});

it('keeps the contract sizes that a response lacks, and requests them again a minute later', async () => {
  const fake = await fakeOkx();
  const clock = testClock();
  const config = readConfig({ SYMBOLS: 'BTC,ETH,SOL', ...fake.variables });
  fake.switches.restBody = contracts({ BTC: '', ETH: '0.2' });
  const connection = await okx(config, createLog('silent'), clock).prepare();
  const volumes = () =>
    ['BTC', 'ETH', 'SOL'].map((coin) => connection.normalise(messageOf(coin)).map(({ volume }: Trade) => volume));
  expect([volumes(), fake.requests.length]).toEqual([[[0.2], [4], []], 1]);

  fake.switches.restBody = contracts({ SOL: '1' });
  const pass = (ms: number) => {
    clock.pass(ms);
    connection.keepAlive?.text();
  };
  pass(59_999);
  expect(fake.requests.length).toBe(1);
  pass(1);
  await until(() => volumes()[2]?.length === 1);
  expect([volumes(), fake.requests.length]).toEqual([[[0.2], [4], [20]], 2]);

  fake.switches.restBody = contracts({ BTC: '0.01', ETH: '0.1', SOL: '10' });
  pass(60_000);
  await until(() => volumes()[2]?.[0] === 200);
  expect(volumes()).toEqual([[0.2], [2], [200]]);
  pass(DAY_MS - 1);
  expect(fake.requests.length).toBe(3);
  await fake.close();
});

it('requests the contract sizes less and less often when they lack a coin again and again', async () => {
  const fake = await fakeOkx();
  const clock = testClock();
  const config = readConfig({ SYMBOLS: 'BTC,PEPE', ...fake.variables });
  fake.switches.restBody = contracts({ BTC: '1' });
  const connection = await okx(config, createLog('silent'), clock).prepare();
  for (const [place, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    const size = place + 2;
    fake.switches.restBody = contracts({ BTC: String(size) });
    clock.pass(minutes * 60_000 - 1);
    connection.keepAlive?.text();
    expect(fake.requests).toHaveLength(place + 1);
    clock.pass(1);
    connection.keepAlive?.text();
    await until(() => connection.normalise(messageOf('BTC'))[0]?.volume === 20 * size);
    expect(fake.requests).toHaveLength(place + 2);
  }
  await fake.close();
});
