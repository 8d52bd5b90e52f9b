import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildServer, startChildServer } from '../testing/childServer.ts';
import { type ProxyServer, startNginx } from '../testing/proxies.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'apps/web/dist');
const HOST = 'tools.example.org';
/** 10 is fully exposed; 2 is what systemd calls OK. */
const MAX_EXPOSURE = '20';

const folder = mkdtempSync(join(tmpdir(), 'toolbox-samples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('alerts.yml is what Prometheus accepts', () => {
  execFileSync('promtool', ['check', 'rules', join(import.meta.dirname, 'alerts.yml')]);
  execFileSync('promtool', ['test', 'rules', join(import.meta.dirname, 'alerts.test.yml')], { encoding: 'utf8' });
});

it('toolbox.service is what systemd accepts, and gives away little', () => {
  const unit = join(folder, 'toolbox.service');
  const sample = readFileSync(join(import.meta.dirname, 'toolbox.service'), 'utf8');
  writeFileSync(unit, sample.replaceAll('/opt/toolbox', ROOT));
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  // It also complains about units of the machine.
  const ours = verified.stderr.split('\n').filter((line) => line.includes('toolbox'));
  expect([verified.status, ours]).toEqual([0, []]);
  execFileSync('systemd-analyze', ['security', '--offline=true', `--threshold=${MAX_EXPOSURE}`, unit]);
});

/** The built site, served by nginx alone and by the server. */
describe('nginx-static.conf', () => {
  let server: ChildServer;
  let proxy: ProxyServer;
  beforeAll(async () => {
    server = await startChildServer({ SITE_DIR: join(DIST, 'client'), LOG_LEVEL: 'silent' });
    proxy = await startNginx('nginx-static.conf', [['/var/www/toolbox', DIST]]);
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  type TextResponse = {
    readonly status: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: string;
  };
  function fromNginx(path: string): Promise<TextResponse> {
    const where = { host: '127.0.0.1', port: proxy.port, servername: HOST, rejectUnauthorized: false, path };
    return new Promise((resolve, reject) => {
      request({ ...where, headers: { host: HOST } }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on('error', reject)
        .end();
    });
  }
  const home = readFileSync(join(DIST, 'client/index.html'), 'utf8');
  const asset = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? '';
  const { headers } = JSON.parse(readFileSync(join(DIST, 'site.json'), 'utf8')) as {
    readonly headers: Readonly<Record<string, string>>;
  };

  it.each([
    '/',
    '/en',
    '/calculator-tools/vat-calculator',
    '/en/crypto-tools/wei-converter',
    '/favicon.svg',
    '/site-ko.webmanifest',
    asset,
    '/no-such-page',
    '/en/no-such-page',
  ])('serves %s as the server does', async (path) => {
    const [alone, direct] = [await fromNginx(path), await fetch(`${server.url}${path}`)];
    expect([alone.status, alone.body]).toEqual([direct.status, await direct.text()]);
    const names = [...Object.keys(headers), 'cache-control'];
    for (const name of names) expect([name, alone.headers[name]]).toEqual([name, direct.headers.get(name)]);
    const media = (type: unknown) => String(type).replace('application/javascript', 'text/javascript').toLowerCase();
    expect(media(alone.headers['content-type'])).toBe(media(direct.headers.get('content-type')));
  });
});
