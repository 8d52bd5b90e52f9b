import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { rawExchange } from '../../../testing/rawExchange.ts';
import { TEST_HEADERS } from '../../../testing/testSite.ts';
import { readConfig } from '../../config/config.ts';
import { inProcessBus } from '../../hub/inProcessBus.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics.ts';
import { attachFeed } from '../../ws/attachFeed.ts';
import { createApp } from '../createApp.ts';
import { createClientAddress } from '../request/clientAddress.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function open() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ HEADERS_TIMEOUT_MS: '100', REQUEST_TIMEOUT_MS: '200', CONNECTION_CHECK_MS: '20' });
  const common = { config, log, headers: TEST_HEADERS, metrics: createMetrics() };
  const app = createApp({ ...common, files: undefined });
  const clientIpOf = createClientAddress([]);
  const gate = attachFeed(app.server, { ...common, bus: inProcessBus(), clientIpOf, origins: () => new Set() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cleanups.push(async () => {
    await gate.close();
    await app.close();
  });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, lines };
}

const HANDSHAKE =
  'GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

it.each([
  ['a malformed request', 'GET\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
  ['a slow request', 'GET / HTTP/1.1\r\n', 408, 'ERR_HTTP_REQUEST_TIMEOUT'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417, 'expectation'],
  ['large headers', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HPE_HEADER_OVERFLOW'],
  ['another origin', `${HANDSHAKE}origin: https://other.example\r\n\r\n`, 403, 'origin'],
  ['another path', `${HANDSHAKE.replace('/ws', '/other')}\r\n`, 404, 'path'],
  ['an invalid subprotocol', `${HANDSHAKE}sec-websocket-protocol: ,\r\n\r\n`, 400, 'syntax'],
])(
  'the refusal of %s has our headers, and its id is in the log with the reason',
  async (_what, bytes, status, reason) => {
    const { url, lines } = await open();
    const { text } = await rawExchange(url, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(TEST_HEADERS)) expect(text).toContain(`${name}: ${value}`);
    const [, requestId] = /"requestId":"([^"]+)"/.exec(text) ?? [];
    expect(requestId).toEqual(expect.any(String));
    const found = lines.filter((line) => line['requestId'] === requestId);
    expect(found).toMatchObject([{ level: 'info', status, reason }]);
  },
);

it.each([
  ['GET /api/nope', 404],
  ['GET /api/%zz', 400],
  ['GET *', 400],
  ['POST /', 405],
  [`GET /api/${'x'.repeat(9000)}`, 414],
])('%s has its id in the log', async (line, status) => {
  const { url, lines } = await open();
  const { text } = await rawExchange(url, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const [, requestId] = /"requestId":"([^"]+)"/.exec(text) ?? [];
  expect(requestId).toEqual(expect.any(String));
  expect(lines.filter((one) => one['requestId'] === requestId)).toMatchObject([{ status }]);
});
