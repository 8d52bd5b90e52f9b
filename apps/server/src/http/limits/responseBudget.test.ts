import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Asked, ask, openCrowd } from '../../../testing/crowd.ts';
import { TEST_HEADERS } from '../../../testing/testSite.ts';
import { until } from '../../../testing/until.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics.ts';
import { createApp } from '../createApp.ts';
import { healthRoutes } from '../routes/health.ts';
import { acceptedEncodings } from '../site/acceptedEncodings.ts';
import { createResponseBudget } from './responseBudget.ts';

describe('the encodings that a client accepts', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['gzip;q=0, br', ['br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['identity', ['identity']],
    ['identity;q=0, gzip', ['gzip']],
    ['*;q=0', []],
    ['BR ; Q=1', ['br', 'identity']],
  ])('of "%s"', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});

describe('bytes being sent', () => {
  const response = () => new EventEmitter() as ServerResponse;

  it('are limited per address and in total, and released when a response is sent', () => {
    const budget = createResponseBudget({ maxBytes: 100, maxBytesPerAddress: 40 });
    const first = response();
    expect(budget.take(first, 'a', 30)).toBe(true);
    expect(budget.take(response(), 'a', 11)).toBe(false);
    expect(budget.take(response(), 'a', 10)).toBe(true);
    expect(budget.take(response(), 'b', 60)).toBe(true);
    expect(budget.take(response(), 'c', 1)).toBe(false);
    first.emit('close');
    expect(budget.take(response(), 'c', 30)).toBe(true);
  });

  it('allow a first response of any size', () => {
    expect(createResponseBudget({ maxBytes: 100, maxBytesPerAddress: 40 }).take(response(), 'a', 1000)).toBe(true);
  });

  it('lead to 503 above the limit, while files are still served', async () => {
    const config = readConfig({ ANSWER_BYTES_PER_ADDRESS: '1000', LIVE: 'off' });
    const metrics = createMetrics();
    const app = createApp({ config, log: createLog('silent'), headers: TEST_HEADERS, files: undefined, metrics });
    const text = 'x'.repeat(8 * 1024 * 1024);
    app.get('/text', async () => text);
    app.get('/file', async () => Buffer.from(text));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    const [first, second, file]: Asked[] = await Promise.all([
      ask(url, '/text', '127.0.0.1'),
      ask(url, '/text', '127.0.0.1'),
      ask(url, '/file', '127.0.0.1'),
    ]);
    expect([first?.status, second?.status].toSorted()).toEqual([200, 503]);
    const refused = first?.status === 503 ? first : second;
    expect(refused?.headers['retry-after']).toBe('5');
    expect(JSON.parse(refused?.text ?? '')).toMatchObject({ error: { code: 'SERVICE_UNAVAILABLE' } });
    expect([file?.status, file?.text.length]).toEqual([200, text.length]);
    expect((await ask(url, '/text', '127.0.0.1')).status).toBe(200);
    await app.close();
  });

  it('do not affect health, and their refusal is JSON whatever was requested', async () => {
    const config = readConfig({ ANSWER_BYTES: '1000', LIVE: 'off' });
    const metrics = createMetrics();
    const app = createApp({ config, log: createLog('silent'), headers: TEST_HEADERS, files: undefined, metrics });
    app.get('/text', async (_request, reply) => reply.type('text/plain').send('x'.repeat(8 * 1024 * 1024)));
    healthRoutes(app, () => ({ isReady: true, parts: { running: true } }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    const stuck = await openCrowd(url, 1, '127.0.0.2', 'GET /text HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(async () => (await ask(url, '/text', '127.0.0.1')).status === 503);
    const refused = await ask(url, '/text', '127.0.0.1');
    expect([refused.status, refused.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    for (const path of ['/healthz', '/readyz']) expect((await ask(url, path, '127.0.0.1')).status).toBe(200);
    stuck.leave();
    await app.close();
  });

  it.each([
    ['its response is ready', 1],
    ['the first of its responses is ready', 2],
  ])('are not counted for a client that has left before %s', async (_when, requests) => {
    const config = readConfig({ ANSWER_BYTES_PER_ADDRESS: '1000', LIVE: 'off' });
    const metrics = createMetrics();
    const app = createApp({ config, log: createLog('silent'), headers: TEST_HEADERS, files: undefined, metrics });
    const text = 'x'.repeat(1000);
    const [asked, gone, ready] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<string>(),
    ];
    app.get('/slow', async (_request, reply) => {
      asked.resolve();
      reply.raw.once('close', gone.resolve);
      return ready.promise;
    });
    app.get('/text', async () => text);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as { port: number };
    const client = connect(port, '127.0.0.1');
    client.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests));
    await asked.promise;
    client.destroy();
    await gone.promise;
    ready.resolve(text);
    await turn();
    expect((await ask(`http://127.0.0.1:${port}`, '/text', '127.0.0.1')).status).toBe(200);
    await app.close();
  });
});
