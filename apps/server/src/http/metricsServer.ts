import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { requestTarget } from './request/requestTarget.ts';
import { healthResponse, type Readiness } from './routes/health.ts';

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

export type MetricsParts = {
  readonly registry: Registry;
  readonly readiness: Readiness;
  readonly host: string;
  readonly port: number;
};

/** Monitoring needs few connections. */
const MAX_CONNECTIONS = 64;
const TIMEOUT_MS = 5000;

type TextResponse = { readonly status: number; readonly type: string; readonly text: string };

const JSON_TYPE = 'application/json; charset=utf-8';
const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);
const NOT_FOUND: TextResponse = { status: 404, type: 'text/plain', text: 'Not found\n' };

async function responseTo(path: string, { registry, readiness }: MetricsParts): Promise<TextResponse> {
  if (path === '/metrics') return { status: 200, type: registry.contentType, text: await registry.metrics() };
  const health = healthResponse(path, readiness);
  return health === undefined
    ? NOT_FOUND
    : { status: health.status, type: JSON_TYPE, text: JSON.stringify(health.body) };
}

/**
 * `/metrics`, `/healthz` and `/readyz` on a separate port, reachable only from this machine by default, which stays
 * available when the public port is overloaded.
 */
export async function openMetricsServer(parts: MetricsParts): Promise<MetricsServer> {
  const { host, port } = parts;
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS }, async (request, response) => {
    // Monitors add a query to get past caches, and ask with HEAD.
    const [path = ''] = requestTarget(request.url ?? '').url.split('?', 1);
    const { status, type, text } = METHODS.has(request.method) ? await responseTo(path, parts) : NOT_FOUND;
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
