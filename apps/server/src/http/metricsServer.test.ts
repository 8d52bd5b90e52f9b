import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { type MetricsServer, openMetricsServer } from './metricsServer.ts';

let server: MetricsServer;
let isReady = true;
let hasBus = true;
const readiness = () => ({ isReady, parts: { running: isReady, bus: hasBus } });
beforeAll(async () => {
  const { registry } = createMetrics();
  server = await openMetricsServer({ registry, readiness, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; type: string | undefined; length: string | undefined; text: string }>(
    (resolve, reject) => {
      const asked = request(server.url, { path, method }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const { 'content-type': type, 'content-length': length } = response.headers;
          resolve({ status: response.statusCode, type, length, text });
        });
      });
      asked.on('error', reject);
      asked.end();
    },
  );

describe('the port of the metrics', () => {
  it.each(['/healthz', '/healthz?x=1', '/healthz?', 'http://monitor/healthz?x=1'])('answers GET %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  });

  it.each(['/healthz', '/readyz', '/metrics', '/metrics?x=1'])(
    'answers HEAD %s as GET, without a body',
    async (path) => {
      const [head, get] = [await ask(path, 'HEAD'), await ask(path)];
      expect(head).toEqual({ ...get, text: '' });
      expect([get.status, Number(get.length)]).toEqual([200, Buffer.byteLength(get.text)]);
    },
  );

  it('says that it is not ready', async () => {
    isReady = false;
    expect(await ask('/readyz?x=1')).toMatchObject({ status: 503, text: expect.stringContaining('"running":false') });
    isReady = true;
  });

  it('names a part that fails, although requests should still be sent', async () => {
    hasBus = false;
    const text = '{"status":"degraded","parts":{"running":true,"bus":false}}';
    expect(await ask('/readyz')).toMatchObject({ status: 200, text });
    hasBus = true;
  });

  it.each([
    ['GET', '/'],
    ['GET', '/healthz/'],
    ['GET', '/metrics/healthz'],
    ['POST', '/healthz'],
    ['DELETE', '/metrics'],
  ])('has nothing at %s %s', async (method, path) => {
    expect((await ask(path, method)).status).toBe(404);
  });
});
