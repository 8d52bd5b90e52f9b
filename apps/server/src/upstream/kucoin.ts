import { randomUUID } from 'node:crypto';
import { normaliseKucoin } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { isSafeUrl } from '../environment.ts';
import { fetchUpstreamJson, UpstreamError } from '../rest/fetchText.ts';
import { readJson } from './readJson.ts';
import type { Settings } from './settings.ts';
import type { Frame, TradeUpstream } from './upstream.ts';

type Config = Settings<'UPSTREAM_KUCOIN_REST'>;

const PING_MS = 18_000;

type Ticket = { readonly url: string; readonly pingMs: number };

/** The URL and the token; a token is valid for a day, so each connection requests a new one. */
async function ticketOf(config: Config): Promise<Ticket> {
  const url = `${config.UPSTREAM_KUCOIN_REST}/api/v1/bullet-public`;
  const body = await fetchUpstreamJson(url, { method: 'POST', timeoutMs: 5000, maxBytes: 64 * 1024 });
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
  const servers: readonly unknown[] = Array.isArray(data['instanceServers']) ? data['instanceServers'] : [];
  const server = servers.find(isRecord) ?? {};
  const { endpoint, pingInterval } = server;
  const { token } = data;
  // The URL comes from outside, so it is validated like a configured one.
  if (typeof endpoint !== 'string' || typeof token !== 'string' || !isSafeUrl(endpoint, ['wss:', 'ws:'])) {
    throw new UpstreamError(200, 'no endpoint in the answer');
  }
  const address = new URL(endpoint);
  address.searchParams.set('token', token);
  address.searchParams.set('connectId', randomUUID());
  return { url: address.href, pingMs: typeof pingInterval === 'number' && pingInterval > 0 ? pingInterval : PING_MS };
}

/** KuCoin spot. Nothing may be sent before its `welcome`. */
export function kucoin(config: Config): TradeUpstream {
  const topic = `/market/match:${config.SYMBOLS.map((coin) => `${coin}-USDT`).join(',')}`;
  const subscribe = JSON.stringify({ id: '1', type: 'subscribe', topic, privateChannel: false, response: true });

  const read = (bytes: Buffer): Frame => {
    const message = readJson(bytes);
    if (!isRecord(message)) return { kind: 'control' };
    if (message['type'] === 'welcome') return { kind: 'control', answer: subscribe };
    if (message['type'] === 'message') return { kind: 'data', message };
    if (message['type'] === 'pong') return { kind: 'heartbeat' };
    return message['type'] === 'error' ? { kind: 'refused', reason: `error ${message['code']}` } : { kind: 'control' };
  };
  return {
    name: 'kucoin',
    symbols: new Set(config.SYMBOLS.map((coin) => `${coin}-USDT`)),
    staleMs: config.STALE_MS,
    prepare: async () => {
      const { url, pingMs } = await ticketOf(config);
      const text = () => JSON.stringify({ id: randomUUID(), type: 'ping' });
      return { url, subscribe: [], keepAlive: { everyMs: pingMs, text }, read, normalise: normaliseKucoin };
    },
  };
}
