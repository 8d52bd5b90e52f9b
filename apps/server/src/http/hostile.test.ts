import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ChildServer, startChildServer } from '../../testing/childServer.ts';
import { ask, type Crowd, openCrowd } from '../../testing/crowd.ts';
import { rawExchange } from '../../testing/rawExchange.ts';
import { type TestSite, testSite } from '../../testing/testSite.ts';
import { until } from '../../testing/until.ts';
import { RESERVED_CONNECTIONS } from './limits/connectionLimiter.ts';
import { MAX_WAITING } from './limits/responseQueue.ts';

/** For a busy machine; a passing test never waits that long. */
const TIMEOUT_MS = 60_000;
const MEBIBYTE = 1024 * 1024;
const LARGE = '/assets/large-1a2b3c.js';
const LARGE_BYTES = 4 * MEBIBYTE;
const [US, THEM, OTHERS, STRANGERS] = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'] as const;
const asking = (path: string, times: number) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times);

let site: TestSite;
beforeAll(() => {
  site = testSite();
  writeFileSync(join(site.siteDir, LARGE), randomBytes(LARGE_BYTES));
});
afterAll(() => site.remove());

const crowds: Crowd[] = [];
const crowd = async (...parameters: Parameters<typeof openCrowd>) => {
  const opened = await openCrowd(...parameters);
  crowds.push(opened);
  return opened;
};
afterEach(() => {
  for (const opened of crowds.splice(0)) opened.leave();
});

const start = (variables: Readonly<Record<string, string>> = {}) =>
  startChildServer({ SITE_DIR: site.siteDir, LOG_LEVEL: 'silent', CONNECTION_CHECK_MS: '50', ...variables });

describe('readers that never read', { timeout: 120_000 }, () => {
  let server: ChildServer;
  beforeAll(async () => {
    server = await start({ WRITE_TIMEOUT_MS: '600000' });
  }, TIMEOUT_MS);
  afterAll(() => server.stop());

  it('hold a descriptor each and hardly any memory', async () => {
    await ask(server.url, LARGE, US);
    const [descriptors, memory] = [server.descriptors(), server.memory()];
    await crowd(server.url, 90, THEM, asking(LARGE, 40));
    await until(() => server.descriptors() > descriptors + 80, TIMEOUT_MS);
    expect((await ask(server.url, '/healthz', US)).status).toBe(200);
    expect((await ask(server.url, '/', THEM)).status).toBe(200);
    expect(server.descriptors()).toBeLessThan(descriptors + 100);
    expect(server.memory()).toBeLessThan(memory + 64 * MEBIBYTE);
  });

  it('are cut', async () => {
    const strict = await start({ WRITE_TIMEOUT_MS: '3000' });
    const descriptors = strict.descriptors();
    const stuck = await crowd(strict.url, 100, THEM, asking(LARGE, 40));
    await until(() => strict.descriptors() > descriptors + 80, TIMEOUT_MS, 'the readers to be accepted');
    await until(() => strict.descriptors() <= descriptors, TIMEOUT_MS, 'the readers to be cut');
    for (const socket of stuck.sockets) socket.resume();
    await until(() => stuck.open() === 0, TIMEOUT_MS);
    await strict.stop();
  });

  it('are no more than an address may have, and it still learns that the server is well', async () => {
    await until(() => server.descriptors() < 50, TIMEOUT_MS, 'the readers before');
    const descriptors = server.descriptors();
    await crowd(server.url, 400, THEM, asking(LARGE, 40));
    await until(() => server.descriptors() > descriptors + 90, TIMEOUT_MS);
    expect((await ask(server.url, '/healthz', THEM)).status).toBe(200);
    expect((await ask(server.url, '/', OTHERS)).status).toBe(200);
    expect(server.descriptors()).toBeLessThan(descriptors + 110);
  });

  it('are distinguished from a slow reader', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), localAddress: OTHERS });
    let read = 0;
    socket.on('data', (chunk) => {
      read += chunk.length;
      if (socket.isPaused()) return;
      socket.pause();
      setTimeout(() => socket.resume(), 3);
    });
    socket.write(`GET ${LARGE} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(read).toBeGreaterThan(LARGE_BYTES);
  });

  it('get their responses in turn when they do read', async () => {
    const paths = Array.from({ length: 40 }, (_, number) => (number % 2 === 0 ? '/' : `/nope-${number}`));
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.write(paths.map((path) => asking(path, 1)).join(''));
    await until(() => text.split('HTTP/1.1 ').length > 40 && text.endsWith('페이지'));
    const statuses = text
      .split('HTTP/1.1 ')
      .slice(1)
      .map((response) => Number(response.slice(0, 3)));
    expect(statuses).toEqual(paths.map((path) => (path === '/' ? 200 : 404)));
    // The connection continues like any other.
    text = '';
    socket.write(asking('/favicon.svg', 1));
    await until(() => text.includes('<svg/>'));
    socket.destroy();
  });

  it.each([
    ['answers', MAX_WAITING + 1, MAX_WAITING + 1],
    ['cuts', MAX_WAITING + 2, 0],
  ])('%s %d requests that are sent ahead at once', async (_what, sent, answered) => {
    const { text } = await rawExchange(
      server.url,
      `${asking('/favicon.svg', sent - 1)}GET /favicon.svg HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(text.split('<svg/>').length - 1).toBe(answered);
  });
});

describe('a server at its limits', { timeout: 120_000 }, () => {
  let server: ChildServer;
  let descriptors = 0;
  beforeAll(async () => {
    server = await start({
      MAX_CONNECTIONS: '30',
      CONNECTIONS_PER_ADDRESS: '15',
      WS_MAX_CLIENTS: '30',
      WS_PER_ADDRESS: '15',
      HEADERS_TIMEOUT_MS: '60000',
      REQUEST_TIMEOUT_MS: '60000',
      WRITE_TIMEOUT_MS: '60000',
    });
  }, TIMEOUT_MS);
  beforeEach(async () => {
    if (descriptors === 0) descriptors = server.descriptors();
    else await until(() => server.descriptors() <= descriptors, TIMEOUT_MS);
  }, TIMEOUT_MS);
  afterAll(() => server.stop());
  const feed = async (localAddress: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { localAddress });
    socket.on('error', () => undefined);
    const status = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
    ]);
    return { socket, status };
  };

  it('of feeds leaves pages, health and the refusal of one more feed as they are', async () => {
    const feeds = [];
    for (let number = 0; number < 30; number += 1) feeds.push(await feed(number % 2 === 0 ? US : THEM));
    expect(new Set(feeds.map(({ status }) => status))).toEqual(new Set([101]));
    expect((await feed(OTHERS)).status).toBe(503);
    for (const path of ['/', '/healthz', '/readyz']) expect((await ask(server.url, path, OTHERS)).status).toBe(200);
    for (const { socket } of feeds) socket.terminate();
  });

  it('of silent sockets makes room, and an address cannot fill it', async () => {
    await crowd(server.url, 2100, THEM);
    expect(server.descriptors()).toBeLessThan(descriptors + 25);
    for (const address of [THEM, OTHERS, STRANGERS]) expect((await ask(server.url, '/', address)).status).toBe(200);
    await crowd(server.url, 200, OTHERS);
    await crowd(server.url, 200, STRANGERS);
    expect(server.descriptors()).toBeLessThan(descriptors + 40);
    expect((await ask(server.url, '/', US)).status).toBe(200);
  });

  it('of readers that never read answers everyone else with 503, from a reserve that never fills up', async () => {
    for (const address of [THEM, OTHERS]) {
      const { sockets } = await crowd(server.url, 15, address, asking(LARGE, 4));
      // The first part of its response has arrived: now it is busy.
      for (const socket of sockets) socket.on('readable', () => undefined);
      await until(() => sockets.every(({ bytesRead }) => bytesRead > 0), TIMEOUT_MS);
    }
    await crowd(server.url, 100, STRANGERS);
    const refused = await ask(server.url, '/', US);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    expect((await ask(server.url, '/', THEM)).status).toBe(429);
    for (const path of ['/healthz', '/readyz']) expect((await ask(server.url, path, US)).status).toBe(200);
    const { socket, status } = await feed(US);
    expect(status).toBe(101);
    socket.terminate();
    expect(server.descriptors()).toBeLessThan(descriptors + 40 + RESERVED_CONNECTIONS);
  });
});
