import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openFakes } from '../fakes/openFakes.ts';
import { outputOf, spawnChild } from '../testing/spawnChild.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';

const EXCHANGES = ['binance', 'bybit', 'okx'];
const SOURCES = ['ethereum', 'telegram', 'upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangerate-api'];
const site = testSite();
const folder = mkdtempSync(join(tmpdir(), 'toolbox-offline-'));
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Addresses of closed fakes, where nothing responds. */
async function nowhere(): Promise<Readonly<Record<string, string>>> {
  const fakes = await openFakes(EXCHANGES);
  await fakes.close();
  return fakes.variables;
}

it('keeps serving if no service can be reached, and logs that once for each', { timeout: 40_000 }, async () => {
  const child = spawnChild(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    ...(await nowhere()),
    PORT: '0',
    SIMULATED: 'off',
    SITE_DIR: site.siteDir,
    DATA_DIR: folder,
  });
  const out = outputOf(child.stdout);
  const lines = () =>
    out()
      .split('\n')
      // The last one may be incomplete.
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const isLogged = () => {
    const failed = lines().filter(({ reason }) => reason !== undefined);
    return (
      EXCHANGES.every((name) => failed.some(({ exchange }) => exchange === name)) &&
      SOURCES.every((name) => failed.some(({ source }) => source === name)) &&
      out().includes('serving the site')
    );
  };
  await until(isLogged, 20_000);
  // Long enough for retries, which are not logged with their reason again.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const { url } = lines().find(({ msg }) => msg === 'serving the site');
  expect((await fetch(`${url}/string-tools/char-count`)).status).toBe(200);
  for (const path of ['crypto/whale-alert', 'telegram-whale/transactions', 'telegram-whale/statistics']) {
    const response = await fetch(`${url}/api/${path}`);
    expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'SOURCE_UNREACHABLE' } }]);
  }
  expect(await (await fetch(`${url}/api/crypto/kimchi-premium`)).json()).toMatchObject({
    error: { code: 'KRW_PRICE' },
  });
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'degraded', parts: { sources: false } }]);

  const logged = lines();
  for (const name of EXCHANGES) {
    const ofThis = logged.filter(({ exchange, msg }) => exchange === name && !String(msg).includes('contract sizes'));
    expect(ofThis.filter(({ reason }) => reason !== undefined)).toHaveLength(1);
    for (const line of ofThis) expect(line.retryMs).toBeGreaterThanOrEqual(1000);
  }
  for (const name of SOURCES) {
    expect(logged.filter(({ source, reason }) => source === name && reason !== undefined)).toHaveLength(1);
  }
  expect(logged.filter(({ msg }) => String(msg).includes('contract sizes'))).toHaveLength(1);
  expect(out()).toContain('npm run demo');
  child.kill('SIGTERM');
  await until(() => child.exitCode !== null);
  expect(child.exitCode).toBe(0);
});
