import { randomUUID } from 'node:crypto';
import { normaliseKucoin } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import { isSafeUrl } from '../../config/urlTypes.ts';
import { fetchUpstreamJson, UpstreamError } from '../../rest/fetchText.ts';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type KucoinSettings = ExchangeSettings<'UPSTREAM_KUCOIN_REST'>;

/** The documented interval, and the longest one: the pongs prove that a quiet connection is alive. */
const PING_MS = 18_000;
const MIN_PING_MS = 5000;
/** A token has about 200 characters, and becomes a part of the URL. */
const MAX_TOKEN_LENGTH = 2048;

type Ticket = { readonly url: string; readonly pingMs: number };

/** The interval that the server requests, within limits: a timer of zero, or beyond 24 days, would fire at once. */
function pingMsOf(interval: unknown): number {
  return typeof interval === 'number' ? Math.min(PING_MS, Math.max(MIN_PING_MS, interval)) : PING_MS;
}

/**
 * Reads the URL, with the token, and the ping interval.
 *
 * @param isLocal whether the response is from this machine: only then may it name an unencrypted address, on this
 *   machine too
 * @throws UpstreamError when there is no usable address
 */
export function readTicket(body: unknown, isLocal: boolean): Ticket {
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
  const servers: readonly unknown[] = Array.isArray(data['instanceServers']) ? data['instanceServers'] : [];
  const { endpoint, pingInterval } = servers.find(isRecord) ?? {};
  const { token } = data;
  // The URL comes from outside, so it is validated like a configured one.
  const isUsable = typeof endpoint === 'string' && isSafeUrl(endpoint, isLocal ? ['wss:', 'ws:'] : ['wss:']);
  if (!isUsable || typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) {
    throw new UpstreamError(200, 'no endpoint in the response');
  }
  const address = new URL(endpoint);
  address.hash = '';
  address.searchParams.set('token', token);
  address.searchParams.set('connectId', randomUUID());
  return { url: address.href, pingMs: pingMsOf(pingInterval) };
}

/** A token is valid for a day, so each connection requests a new one. */
async function fetchTicket({ UPSTREAM_KUCOIN_REST: base }: KucoinSettings): Promise<Ticket> {
  const url = `${base}/api/v1/bullet-public`;
  const body = await fetchUpstreamJson(url, { method: 'POST', timeoutMs: 5000, maxBytes: 64 * 1024 });
  return readTicket(body, base.startsWith('http:'));
}

/** KuCoin spot. Nothing may be sent before its `welcome`. */
export function kucoin(settings: KucoinSettings): TradeUpstream {
  const symbols = settings.SYMBOLS.map((coin) => `${coin}-USDT`);
  const subscription = (symbol: string) => {
    const topic = `/market/match:${symbol}`;
    return JSON.stringify({ id: symbol, type: 'subscribe', topic, privateChannel: false, response: true });
  };

  const read = (bytes: Buffer): Frame => {
    const message = readJson(bytes);
    if (!isRecord(message)) return { kind: 'control' };
    if (message['type'] === 'welcome') return { kind: 'control', answers: symbols.map(subscription) };
    if (message['type'] === 'message') return { kind: 'data', message };
    if (message['type'] === 'pong') return { kind: 'heartbeat' };
    return message['type'] === 'error'
      ? { kind: 'refused', reason: `${message['code']} ${message['data']}` }
      : { kind: 'control' };
  };
  return {
    name: 'kucoin',
    symbols: new Set(symbols),
    staleMs: settings.STALE_MS,
    prepare: async () => {
      const { url, pingMs } = await fetchTicket(settings);
      const text = () => JSON.stringify({ id: randomUUID(), type: 'ping' });
      return {
        url,
        subscribe: [],
        pairs: { names: symbols, subscription },
        keepAlive: { everyMs: pingMs, text },
        read,
        normalise: normaliseKucoin,
      };
    },
  };
}
