import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../testing/feedListener.ts';
import { rawExchange } from '../testing/rawExchange.ts';
import { REDIS_PROGRAM, redisServer } from '../testing/redisServer.ts';
import { TEST_HEADERS, type TestSite, testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';
import { readConfig } from './config/config.ts';
import { openRedisBus } from './hub/redis/redisBus.ts';
import { createLog } from './log/log.ts';
import { type RunningServer, startServer } from './startServer.ts';

let site: TestSite;
let server: RunningServer;

beforeAll(async () => {
  site = testSite();
  server = await startServer(
    readConfig({
      PORT: '0',
      LIVE: 'off',
      LOG_LEVEL: 'silent',
      SITE_DIR: site.siteDir,
      DATA_DIR: site.dataDir,
      HEADERS_TIMEOUT_MS: '1200',
      REQUEST_TIMEOUT_MS: '2000',
      KEEP_ALIVE_MS: '900',
      CONNECTION_CHECK_MS: '50',
    }),
  );
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init });

type RawResponse = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; bytes: number };

function raw(path: string, encoding: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, bytes }));
    });
    asked.on('error', reject).end();
  });
}

describe('without live data', () => {
  it.each([
    '/api/crypto/whale-alert',
    '/api/telegram-whale/transactions?limit=50',
    '/api/telegram-whale/statistics',
    '/api/crypto/kimchi-premium',
    '/api/crypto/kimchi-premium/history?range=24h',
  ])('%s says so with status 200', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'LIVE_OFF' } });
  });
});

describe('the feed without live data', () => {
  it('is open, and names no exchange', async () => {
    const { socket, messages } = await listenTo(`${server.url.replace('http', 'ws')}/ws`);
    await until(() => messages.length > 0);
    expect(messages[0]).toMatchObject({ type: 'hello', exchanges: [] });
    socket.close();
  });
});

describe.skipIf(REDIS_PROGRAM === undefined)('a process without live data beside one that has it', () => {
  const startIdle = (role: string, url: string) =>
    startServer(
      readConfig({
        PORT: '0',
        LIVE: 'off',
        ROLE: role,
        REDIS_URL: url,
        WS_HEARTBEAT_MS: '100',
        LOG_LEVEL: 'silent',
        SITE_DIR: site.siteDir,
        DATA_DIR: site.dataDir,
      }),
    );

  it.each(['all', 'ingest'])('leaves it the leadership, in the role %s', async (role) => {
    const redis = await redisServer();
    const idle = await startIdle(role, redis.url);
    const live = await openRedisBus(redis.url, { leading: true }, createLog('silent'));
    await until(() => live.leads(), 2000, 'the leadership');
    await live.close();
    await idle.close();
    await redis.stop();
  });

  it.each(['all', 'gateway'])('passes on nothing of its feed, in the role %s', async (role) => {
    const redis = await redisServer();
    const idle = await startIdle(role, redis.url);
    const client = await listenTo(`${idle.url.replace('http', 'ws')}/ws`);
    const live = await openRedisBus(redis.url, { leading: true }, createLog('silent'));
    const gateway = await openRedisBus(redis.url, { leading: false }, createLog('silent'));
    await until(() => live.leads(), 2000, 'the leadership');
    live.publishStatus({ binance: 'live' });
    live.publishTrade({
      exchange: 'binance',
      symbol: 'BTCUSDT',
      id: '1',
      price: 60_000,
      volume: 10,
      volumeUsd: 600_000,
      side: 'BUY',
      timestamp: Date.now(),
    });
    await until(() => gateway.recent().trades.length > 0 && Object.values(gateway.status()).includes('live'));
    const heartbeats = () => client.messages.filter(({ type }) => type === 'heartbeat').length;
    const before = heartbeats();
    await until(() => heartbeats() > before + 2);
    const feed = client.messages.filter(({ type }) => type !== 'heartbeat');
    expect(feed).toMatchObject([
      { type: 'hello', exchanges: [] },
      { type: 'status', exchanges: {} },
      { type: 'recent_trades', trades: [] },
    ]);
    client.socket.close();
    await Promise.all([live.close(), gateway.close(), idle.close()]);
    await redis.stop();
  });
});

describe('pages', () => {
  it.each([
    ['/', '<html lang="ko">home'],
    ['/en', '<html lang="en">home'],
    ['/en/', '<html lang="en">home'],
    ['/string-tools/char-count', '<html lang="ko">counter'],
    ['/string-tools/char-count/', '<html lang="ko">counter'],
    ['/string-tools/char-count?x=1', '<html lang="ko">counter'],
  ])('answers %s with 200 and no redirect', async (path, text) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/String-Tools/CHAR-COUNT', '/string-tools/char-count'],
    ['/EN', '/en'],
    ['/EN/?utm_source=a&b=%20c?d', '/en?utm_source=a&b=%20c?d'],
    ['/string-tools/char-count//', '/string-tools/char-count'],
    ['//string-tools///char-count', '/string-tools/char-count'],
    ['/string-tools/char-count/index.html', '/string-tools/char-count'],
    ['/string-tools/char-count.html', '/string-tools/char-count'],
    ['/index.html', '/'],
    ['/en/index.htm', '/en'],
    ['//', '/'],
    ['/string-tools/char%2Dcount', '/string-tools/char-count'],
    ['/string-tools%2Fchar-count', '/string-tools/char-count'],
    ['/%65n', '/en'],
    ['/ko', '/'],
    ['/ko/string-tools/char-count', '/string-tools/char-count'],
  ])('redirects %s to the page it names: %s', async (path, page) => {
    const response = await rawExchange(server.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(response.text).toMatch(/^HTTP\/1.1 301 /);
    expect(response.text.match(/^location: (.*)\r$/m)?.[1]).toBe(page);
  });

  it.each(['//evil.example', '//evil.example/en', '/%2F%2Fevil.example', '/\\evil.example'])(
    'redirects nobody to another site: %s',
    async (path) => {
      const { text } = await rawExchange(server.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1.1 404 /);
      expect(text).not.toMatch(/^location:/m);
    },
  );

  it('answers HEAD without a body and OPTIONS with what is allowed', async () => {
    expect((await get('/', { method: 'HEAD' })).status).toBe(200);
    const options = await get('/', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('responds 304 to an ETag that it sent', async () => {
    const tag = String((await raw('/', 'br')).headers['etag']);
    const asked = `GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\nif-none-match: ${tag}\r\nconnection: close\r\n\r\n`;
    expect((await rawExchange(server.url, asked)).text).toMatch(/^HTTP\/1.1 304 /);
  });

  it.each(['br', 'gzip'])('sends the file the build compressed with %s', async (encoding) => {
    const { headers } = await raw('/string-tools/char-count', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toContain('accept-encoding');
    expect(headers['content-type']).toContain('text/html');
  });

  it('keeps hashed assets for a year', async () => {
    const response = await get('/assets/app-1a2b3c.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('what is not there', () => {
  it.each([
    ['/nope', 'ko">없는 페이지'],
    ['/nope/deeper/', 'ko">없는 페이지'],
    ['/english', 'ko">없는 페이지'],
    ['/en/nope', 'en">no such page'],
    ['/404.html', 'ko">없는 페이지'],
    ['/__spa-fallback.html', 'ko">없는 페이지'],
    ['/nope.html', 'ko">없는 페이지'],
    ['/%E0%A4%A', 'ko">없는 페이지'],
    ['/en/%EA%B8%80%', 'en">no such page'],
    ['/nope.zip', 'Not found'],
  ])('answers %s with 404', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(text);
  });

  it('answers a path of the API that cannot be decoded with an error of the API', async () => {
    const response = await get('/api/geo/%E0%A4%A/json/');
    expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'BAD_REQUEST' } }]);
  });

  it.each(['/nope', '/en/nope'])('sends the page for %s compressed, and never answers 304', async (path) => {
    for (const encoding of ['br', 'gzip']) {
      const { status, headers } = await raw(path, encoding);
      expect([status, headers['content-encoding']]).toEqual([404, encoding]);
      expect(headers['vary']).toContain('accept-encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['etag']).toBeUndefined();
    }
    const { headers } = await raw(path, 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect((await get(path, { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });

  it.each([
    '/assets/app-1a2b3c.js.map',
    '/assets/gone.js',
    '/.env',
    '/.well-known/x',
    '/index.html.br',
    '/..%2fsite.json',
    '/%2e%2e/site.json',
    '/assets/..%2f..%2fsite.json',
    '/assets\\..\\site.json',
  ])('hides %s', async (path) => {
    const { text } = await rawExchange(server.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1.1 404 /);
    expect(text).not.toMatch(/SECRET|sources|default-src 'none'","/);
  });

  it('responds to an unknown API path in JSON', async () => {
    const response = await get('/api/nope');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { success: false, error: { code: 'NOT_FOUND' } },
    ]);
  });
});

describe('limits', () => {
  const line = 'host: x\r\nconnection: close\r\n';
  it.each([
    ['POST / HTTP/1.1', `${line}content-length: 0\r\n`, 405],
    ['DELETE /api/geo/json/ HTTP/1.1', line, 405],
    ['TRACE / HTTP/1.1', line, 405],
    ['PROPFIND / HTTP/1.1', line, 405],
    ['NONSENSE / HTTP/1.1', line, 400],
    [`GET /${'a'.repeat(2047)} HTTP/1.1`, line, 404],
    [`GET /${'a'.repeat(2048)} HTTP/1.1`, line, 414],
    ['GET / HTTP/1.1', `${line}content-length: 16385\r\n`, 413],
    ['GET / HTTP/1.1', `${line}transfer-encoding: chunked\r\n`, 400],
    ['GET / HTTP/1.1', `${line}expect: a-miracle\r\n`, 417],
    ['GET / HTTP/1.1', `${line}x-long: ${'a'.repeat(17_000)}\r\n`, 431],
    ['GET /%zz HTTP/1.1', line, 404],
    ['GET /api/%zz HTTP/1.1', line, 400],
  ])('%#: %s', async (first, headers, status) => {
    const { text } = await rawExchange(server.url, `${first}\r\n${headers}\r\n`);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(TEST_HEADERS)) expect(text).toContain(`${name}: ${value}`);
    expect(text).not.toMatch(/node_modules|\bat .*\.[jt]s|FST_|HPE_|ERR_/);
  });

  it('cuts headers that come too slowly', async () => {
    const { text, ms } = await rawExchange(server.url, 'GET / HTTP/1.1\r\nhost: x\r\n');
    expect(text).toMatch(/^HTTP\/1.1 408 /);
    expect(text).toContain('nosniff');
    expect(ms).toBeGreaterThan(1000);
  });

  it('cuts a body that comes too slowly', async () => {
    const { text } = await rawExchange(server.url, 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nx');
    // Responded at once; resolves when the server has closed the connection of the missing body.
    expect(text).toMatch(/^HTTP\/1.1 200 /);
  });

  it('cuts a connection that says nothing, before and after a request', async () => {
    // Each resolves when the server has closed; otherwise it would outlast the test.
    await rawExchange(server.url, '');
    const { text } = await rawExchange(server.url, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1.1 200 /);
  });
});

it('puts the headers of the build on every response', async () => {
  for (const path of ['/', '/nope', '/assets/gone.js', '/healthz', '/api/nope']) {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(TEST_HEADERS)) expect(headers.get(name)).toBe(value);
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

it('is alive', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
});

describe('a server that is shutting down', () => {
  it.each([
    ['/readyz', 503, '"status":"not ready"'],
    ['/', 200, 'home'],
    ['/api/nope', 404, '"requestId"'],
  ])('answers a request to %s that has begun, and closes the connection', async (path, status, part) => {
    const { siteDir, dataDir, remove } = testSite();
    const running = await startServer(
      readConfig({ PORT: '0', LIVE: 'off', LOG_LEVEL: 'silent', SITE_DIR: siteDir, DATA_DIR: dataDir }),
    );
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(`GET ${path} HTTP/1.1\r\n`);
    // Answered after the line above was read.
    await fetch(`${running.url}/healthz`);
    const closing = running.close();
    socket.write('host: x\r\n\r\n');
    await once(socket, 'close');
    await closing;
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(text).toContain(part);
    for (const [name, value] of Object.entries(TEST_HEADERS)) expect(text).toContain(`${name}: ${value}`);
    remove();
  });
});

describe('a site that is not built', () => {
  const start = ({ siteDir, dataDir }: TestSite) =>
    startServer(readConfig({ PORT: '0', LIVE: 'off', LOG_LEVEL: 'silent', SITE_DIR: siteDir, DATA_DIR: dataDir }));

  it.each(['site.json', 'index.html'])('is refused with a sentence when %s is missing', async (name) => {
    const broken = testSite([name]);
    await expect(start(broken)).rejects.toThrow(/^Build the site first \(pnpm build, or npm start, /);
    broken.remove();
  });

  it('is served with the fallback when it has no page for 404', async () => {
    const bare = testSite(['404.html', 'en/404.html']);
    const running = await start(bare);
    const response = await fetch(`${running.url}/nope`);
    expect([response.status, await response.text()]).toEqual([404, '<html>fallback']);
    await running.close();
    bare.remove();
  });
});
