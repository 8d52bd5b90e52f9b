import { afterEach, expect, it } from 'vitest';
import { TEST_HEADERS } from '../../testing/testSite.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createApp } from './createApp.ts';
import { serveSiteMap } from './serveSite.ts';

const TEMPLATE = '<urlset><url><loc>{origin}/</loc></url><url><loc>{origin}/en</loc></url></urlset>';

let app: ReturnType<typeof createApp>;
afterEach(() => app.close());

function appWith(settings: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ LIVE: 'off', ...settings });
  app = createApp({
    config,
    log: createLog('silent'),
    headers: TEST_HEADERS,
    files: undefined,
    metrics: createMetrics(),
  });
  serveSiteMap(app, TEMPLATE);
  return app;
}

it('names the address that it is asked at, which no cache keeps for others', async () => {
  const answer = await appWith().inject({ url: '/sitemap.xml', headers: { host: 'tools.example:8080' } });
  expect(answer.headers['content-type']).toContain('application/xml');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toBe(TEMPLATE.replaceAll('{origin}', 'http://tools.example:8080'));
});

it.each(['a"b', 'a<b>', 'a b', 'user@host', 'host/path'])('repeats no host that is none: %s', async (host) => {
  const answer = await appWith().inject({ url: '/sitemap.xml', headers: { host } });
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain(host);
});
