import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawExchange } from '../../testing/rawExchange.ts';
import { TEST_HEADERS, type TestSite, testSite } from '../../testing/testSite.ts';
import { readConfig } from '../config/config.ts';
import { createMetrics } from '../metrics.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { createHttpServer } from './createHttpServer.ts';
import { createClientAddress } from './request/clientAddress.ts';

let site: TestSite;
let server: RunningServer;
beforeAll(async () => {
  site = testSite();
  const folders = { SITE_DIR: site.siteDir, DATA_DIR: site.dataDir };
  server = await startServer(readConfig({ PORT: '0', LIVE: 'off', LOG_LEVEL: 'silent', ...folders }));
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const request = async (...lines: readonly string[]) => {
  const { text } = await rawExchange(server.url, `${lines.join('\r\n')}\r\n\r\n`);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
};
const HOST = 'host: x';
const KEY = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==';
const UPGRADE = ['upgrade: websocket', 'connection: upgrade', KEY];

describe('another protocol', () => {
  it.each(['h2c', 'TLS/1.0', 'h2c, websocket', 'websocket/13', 'IRC/6.9'])('%s is ignored', async (protocol) => {
    const { status, text } = await request(
      'GET / HTTP/1.1',
      HOST,
      `upgrade: ${protocol}`,
      'connection: upgrade, http2-settings, close',
      'http2-settings: AAMAAABkAAQAAP__',
    );
    expect([status, text.includes('<html lang="ko">home')]).toEqual([200, true]);
  });

  it('does not take over a connection on which a response is under way', async () => {
    const first = `GET / HTTP/1.1\r\n${HOST}\r\n\r\n`;
    const { text } = await rawExchange(
      server.url,
      `${first}GET /ws HTTP/1.1\r\n${HOST}\r\n${UPGRADE.join('\r\n')}, close\r\nsec-websocket-version: 13\r\nconnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(text).not.toContain('101 Switching');
  });
});

it('closes a connection on which the body of an answered request does not arrive, without another response', async () => {
  // A connection of a proxy is kept for longer than a body may take.
  const limits = { HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200', CONNECTION_CHECK_MS: '20' };
  const folders = { SITE_DIR: site.siteDir, DATA_DIR: site.dataDir };
  const variables = { PORT: '0', LIVE: 'off', LOG_LEVEL: 'silent', KEEP_ALIVE_MS: '60000', ...folders, ...limits };
  const behindProxy = await startServer(readConfig(variables));
  const { text } = await rawExchange(behindProxy.url, `GET / HTTP/1.1\r\n${HOST}\r\ncontent-length: 100\r\n\r\nx`);
  expect(text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  await behindProxy.close();
});

describe('an invalid request', () => {
  it.each([
    ['two hosts', ['GET / HTTP/1.1', HOST, 'host: y'], 400],
    ['the same host twice', ['GET / HTTP/1.1', HOST, 'Host: x'], 400],
    ['no host', ['GET / HTTP/1.1', 'connection: close'], 400],
    ['two hosts in HTTP/1.0', ['GET / HTTP/1.0', HOST, HOST], 400],
    ['HTTP/0.9', ['GET /'], 505],
    ['HTTP/2.0', ['GET / HTTP/2.0', HOST], 505],
    ['HTTP/1.2', ['GET / HTTP/1.2', HOST], 400],
    ['a target that is only for OPTIONS', ['GET * HTTP/1.1', HOST], 400],
    ['two hosts for a feed', ['GET /ws HTTP/1.1', HOST, HOST, ...UPGRADE, 'sec-websocket-version: 13'], 400],
    [
      'a feed with a body',
      ['GET /ws HTTP/1.1', HOST, ...UPGRADE, 'sec-websocket-version: 13', 'content-length: 5'],
      400,
    ],
    ['a feed without a key', ['GET /ws HTTP/1.1', HOST, ...UPGRADE.slice(0, 2), 'sec-websocket-version: 13'], 400],
    ['a feed over HTTP/1.0', ['GET /ws HTTP/1.0', HOST, ...UPGRADE, 'sec-websocket-version: 13'], 400],
  ])('%s is refused', async (_what, lines, expected) => {
    const { status, text } = await request(...lines);
    expect(status).toBe(expected);
    for (const [name, value] of Object.entries(TEST_HEADERS)) expect(text).toContain(`${name}: ${value}`);
    expect(text).toMatch(/"code":"[A-Z_]+"/);
  });

  it('the target * is only for OPTIONS', async () => {
    expect((await request('HEAD * HTTP/1.1', HOST)).status).toBe(400);
    expect((await request('OPTIONS * HTTP/1.1', HOST, 'connection: close')).status).toBe(204);
  });

  it('HTTP/1.0 needs no host', async () => {
    expect((await request('GET / HTTP/1.0')).status).toBe(200);
  });

  it.each(['', 'sec-websocket-version: 8', 'sec-websocket-version: 12', 'sec-websocket-version: 13, 8'])(
    'a feed of another version than 13 gets the supported one: "%s"',
    async (version) => {
      const lines = version === '' ? [] : [version];
      const { status, text } = await request('GET /ws HTTP/1.1', HOST, ...UPGRADE, ...lines);
      expect(status).toBe(426);
      expect(text.toLowerCase()).toContain('\r\nsec-websocket-version: 13\r\n');
    },
  );
});

describe('a target with a host, as a proxy gets it', () => {
  const close = 'connection: close';

  it.each([
    ['http://localhost:6010/', 200],
    ['HTTP://localhost', 200],
    ['https://tools.example/healthz', 200],
    ['http://tools.example/healthz?a=1', 200],
    ['http://tools.example/unknown', 404],
    ['http://user@tools.example/healthz', 400],
    ['ftp://tools.example/healthz', 400],
  ])('%s is answered with %d', async (target, expected) => {
    expect((await request(`GET ${target} HTTP/1.1`, HOST, close)).status).toBe(expected);
  });

  it('is answered like the path alone', async () => {
    const body = (text: string) => text.slice(text.indexOf('\r\n\r\n'));
    const [alone, absolute] = await Promise.all([
      request('GET / HTTP/1.1', HOST, close),
      request('GET http://x/ HTTP/1.1', HOST, close),
    ]);
    expect(body(absolute.text)).toBe(body(alone.text));
  });

  it('names the host, whatever the header says', async () => {
    const echo: RequestListener = ({ headers, url }, response) => response.end(`${headers.host} ${url}`);
    const config = readConfig({ LIVE: 'off' });
    const { server: echoing } = createHttpServer(echo, { config, metrics: createMetrics() });
    await once(echoing.listen(0, '127.0.0.1'), 'listening');
    const { port } = echoing.address() as AddressInfo;
    const request = `GET http://tools.example:80/a?b HTTP/1.1\r\nhost: other.example\r\n${close}\r\n\r\n`;
    const { text } = await rawExchange(`http://127.0.0.1:${port}`, request);
    echoing.close();
    expect(text).toMatch(/\r\n\r\ntools\.example:80 \/a\?b$/);
  });

  it('still needs the header in HTTP/1.1, exactly once', async () => {
    expect((await request('GET http://x/ HTTP/1.1', close)).status).toBe(400);
    expect((await request('GET http://x/ HTTP/1.1', HOST, HOST, close)).status).toBe(400);
  });

  it('opens a feed, too', async () => {
    const version = 'sec-websocket-version: 8';
    const asked = (target: string) => request(`GET ${target} HTTP/1.1`, HOST, ...UPGRADE, version);
    expect((await asked('http://x/ws')).status).toBe(426);
    expect((await asked('http://x/other')).status).toBe(404);
    expect((await asked('http://x')).status).toBe(404);
    expect((await asked('http://user@x/ws')).status).toBe(404);
  });
});

describe('the visitor behind a proxy', () => {
  const clientIpOf = createClientAddress(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
  const asked = (forwarded: string | undefined, remoteAddress = '127.0.0.1') =>
    clientIpOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage);

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::9%eth0', 'fe80::9'],
    ['203.0.113.9%eth0', '127.0.0.1'],
    ['198.51.100.1, 203.0.113.9:1, 10.1.2.3:65535', '203.0.113.9'],
    ['203.0.113.9, [fd00::1]:8080', '203.0.113.9'],
    ['203.0.113.9:123456', '127.0.0.1'],
    ['[203.0.113.9', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['', '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ])('%s is %s', (forwarded, address) => {
    expect(asked(forwarded)).toBe(address);
  });

  it('is ignored from anyone else', () => {
    expect(asked('203.0.113.9:51234', '198.51.100.1')).toBe('198.51.100.1');
  });

  it('has no zone where it is connected over a link-local address', () => {
    expect(asked(undefined, 'fe80::9%eth0')).toBe('fe80::9');
  });
});
