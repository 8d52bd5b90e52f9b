import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Fakes, openFakes } from '../fakes/openFakes.ts';
import { listenTo } from '../testing/feedListener.ts';
import { REDIS_PROGRAM, redisServer } from '../testing/redisServer.ts';
import { killChild, outputOf, spawnChild } from '../testing/spawnChild.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';

const site = testSite();
const folder = mkdtempSync(join(tmpdir(), 'toolbox-cluster-'));
let fakes: Fakes | undefined;
const children: ChildProcess[] = [];

afterAll(async () => {
  // They write into the folder as long as they run.
  await Promise.all(children.map(killChild));
  await fakes?.close();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Process = { readonly child: ChildProcess; readonly out: () => string; readonly url: () => string };

function start(variables: Readonly<Record<string, string>>): Process {
  const child = spawnChild(process.execPath, [join(import.meta.dirname, '../src/main.ts')], variables);
  children.push(child);
  const out = outputOf(child.stdout);
  return { child, out, url: () => /"url":"([^"]+)"/.exec(out())?.[1] ?? '' };
}

describe.skipIf(REDIS_PROGRAM === undefined)('two ingests and two gateways', () => {
  it('show every trade once to everyone, also while an ingest is killed', { timeout: 90_000 }, async () => {
    const redis = await redisServer();
    fakes = await openFakes(['binance']);
    const { exchanges, variables } = fakes;
    const common = {
      ...variables,
      REDIS_URL: redis.url,
      PORT: '0',
      SITE_DIR: site.siteDir,
      SWEEP_MS: '20',
      CHAIN_BLOCK_GAP_MS: '0',
      RATE_PER_MINUTE: '100000',
    };
    const run = (role: string, name: string) => start({ ...common, ROLE: role, DATA_DIR: join(folder, name) });
    const first = run('ingest', 'a');
    await until(() => first.out().includes('"leading"'), 30_000);
    const second = run('ingest', 'b');
    const gateways = [run('gateway', 'c'), run('gateway', 'd')];
    const binance = exchanges.get('binance');
    await until(() => binance?.subscribers() === 2 && gateways.every(({ url }) => url() !== ''), 30_000);
    const listeners = await Promise.all(gateways.map(({ url }) => listenTo(`${url().replace('http', 'ws')}/ws`)));

    const prices: number[] = [];
    const trade = async (count: number) => {
      for (let number = 0; number < count; number += 1) {
        const price = 60_000 + prices.length;
        prices.push(price);
        binance?.trade({ coin: 'BTC', side: 'SELL', price, coins: 10 });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await trade(20);
    first.child.kill('SIGKILL');
    while (!second.out().includes('"leading"')) await trade(1);
    await trade(20);
    for (const { trades } of listeners) {
      await until(() => trades.length >= prices.length);
      expect(trades.map(({ price }) => price).sort()).toEqual(prices);
    }

    const served = await Promise.all(
      gateways.map(async ({ url }) => (await fetch(`${url()}/api/crypto/kimchi-premium`)).status),
    );
    expect(served).toEqual([200, 200]);
    await until(async () => (await fetch(`${gateways[0]?.url()}/api/crypto/whale-alert`)).status === 200, 30_000);
    const ready = await fetch(`${gateways[1]?.url()}/readyz`);
    expect(await ready.json()).toEqual({ status: 'ready', parts: { running: true, bus: true, sources: true } });
    expect((await fetch(`${second.url()}/api/crypto/whale-alert`)).status).toBe(404);
    for (const { socket } of listeners) socket.close();
  });
});
