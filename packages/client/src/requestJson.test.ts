import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RETRY_AFTER_MS, requestJson } from './requestJson.ts';

let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/away' ? 503 : 200).end('{"here":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it.each([Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40])(
  'waits without end with a timeout of %d ms',
  async (timeoutMs) => {
    expect(await requestJson('/', { base, timeoutMs })).toEqual({ here: true });
  },
);

it('rejects at once when it is aborted before the second attempt', async () => {
  const caller = new AbortController();
  const start = performance.now();
  const call = requestJson('/away', { base, signal: caller.signal });
  setTimeout(() => caller.abort('no longer needed'), RETRY_AFTER_MS / 5);
  await expect(call).rejects.toBe('no longer needed');
  expect(performance.now() - start).toBeLessThan(RETRY_AFTER_MS);
});
