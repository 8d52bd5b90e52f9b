import { afterEach, expect, it } from 'vitest';
import { TEST_HEADERS } from '../../../testing/testSite.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics.ts';
import { createApp } from '../createApp.ts';
import { createRequestScheme } from '../request/requestScheme.ts';
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
  serveSiteMap(app, TEMPLATE, createRequestScheme(config.TRUST_PROXY));
  return app;
}

it('contains the host of the request, and is not cached', async () => {
  const response = await appWith().inject({ url: '/sitemap.xml', headers: { host: 'tools.example:8080' } });
  expect(response.headers['content-type']).toContain('application/xml');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toBe(TEMPLATE.replaceAll('{origin}', 'http://tools.example:8080'));
});

it.each(['a"b', 'a<b>', 'a b', 'user@host', 'host/path', 'x'.repeat(261)])(
  'does not repeat an invalid host: %s',
  async (host) => {
    const response = await appWith().inject({ url: '/sitemap.xml', headers: { host } });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain(host);
  },
);

it.each([
  ['127.0.0.1', 'https', 'https'],
  ['127.0.0.1', 'HTTPS, http', 'https'],
  ['127.0.0.1', 'http, https', 'http'],
  ['127.0.0.1', 'javascript', 'http'],
  ['192.0.2.1', 'https', 'http'],
  ['', 'https', 'http'],
])('with the proxy %j, believes that the visitor came by %s: %s', async (TRUST_PROXY, claim, scheme) => {
  const headers = { host: 'tools.example', 'x-forwarded-proto': claim };
  const response = await appWith({ TRUST_PROXY }).inject({ url: '/sitemap.xml', headers });
  expect(response.body).toBe(TEMPLATE.replaceAll('{origin}', `${scheme}://tools.example`));
});
