import { expect, it } from 'vitest';
import { listenTo } from '../testing/feedListener.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';
import { startDemo } from './startDemo.ts';

type WeekOfPremiums = {
  readonly points: readonly unknown[];
  readonly statistics: { readonly official: { readonly minimum: number; readonly maximum: number } };
};

it('shows live data and a week of history, marked as simulated', async () => {
  const site = testSite();
  const demo = await startDemo({ PORT: '0', LOG_LEVEL: 'silent', SITE_DIR: site.siteDir });
  const listener = await listenTo(`${demo.url.replace('http', 'ws')}/ws`);
  const answer = async (path: string) => (await fetch(demo.url + path)).status;
  await until(() => listener.trades.length >= 2);
  expect(listener.messages[0]).toMatchObject({ type: 'hello', simulated: true });
  for (const path of [
    'crypto/whale-alert',
    'telegram-whale/transactions',
    'telegram-whale/statistics',
    'crypto/kimchi-premium',
    'geo/json/',
  ]) {
    await until(async () => (await answer(`/api/${path}`)) === 200);
  }
  for (const market of ['upbit', 'bithumb']) {
    const history = await fetch(`${demo.url}/api/crypto/kimchi-premium/history?range=7d&market=${market}`);
    const { points, statistics } = (await history.json()) as WeekOfPremiums;
    expect(points.length).toBeGreaterThan(330);
    expect(statistics.official.maximum).toBeLessThan(6);
    expect(statistics.official.minimum).toBeGreaterThan(-3);
  }
  listener.socket.close();
  await demo.close();
  site.remove();
});

it('runs without live data where that is turned off', async () => {
  const site = testSite();
  const demo = await startDemo({ PORT: '0', LOG_LEVEL: 'silent', SITE_DIR: site.siteDir, LIVE: 'off' });
  const answer = await fetch(`${demo.url}/api/crypto/kimchi-premium`);
  expect(await answer.json()).toMatchObject({ error: { code: 'LIVE_OFF' } });
  await demo.close();
  site.remove();
});
