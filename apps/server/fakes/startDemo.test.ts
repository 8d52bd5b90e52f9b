import { expect, it } from 'vitest';
import { listenTo } from '../testing/feedListener.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';
import { startDemo } from './startDemo.ts';

it('shows a lively product that says that it is simulated', async () => {
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
  listener.socket.close();
  await demo.close();
  site.remove();
});
