import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './callError.ts';
import { CALL_TIMEOUT_MS, type CallOptions, FEW_REQUESTS_LEFT, RETRY_AFTER_MS, requestJson } from './requestJson.ts';

type Step = Response | Error | 'hang';

/** The outcome of each request in turn, and the recorded requests. */
function network(...steps: readonly Step[]) {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (request: Request, init: { readonly signal: AbortSignal }) => {
    const step = steps[seen.length];
    seen.push(request);
    if (step instanceof Response) return Promise.resolve(step);
    if (step instanceof Error) return Promise.reject(step);
    return new Promise((_, reject) => {
      init.signal.addEventListener('abort', () => reject(init.signal.reason));
    });
  });
  return seen;
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const down = () => new TypeError('Failed to fetch');

/** The outcome, with all timers run. */
async function settled(pending: Promise<unknown>): Promise<unknown> {
  const outcome = pending.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const factsOf = (outcome: unknown) => (outcome instanceof CallError ? outcome.facts : outcome);

const call = (path: string, options: CallOptions = {}) =>
  requestJson(path, { ...options, base: 'https://toolbox.example' });

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives the body', async () => {
    const seen = network(json({ ip: '8.8.8.8' }));
    expect(await settled(call('/api/geo/json/'))).toEqual({ ip: '8.8.8.8' });
    expect(seen[0]?.headers.get('accept')).toBe('application/json');
    expect(seen[0]?.credentials).toBe('omit');
  });

  it('asks once more where the network fails', async () => {
    const seen = network(down(), json(1));
    expect(await settled(call('/a'))).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it('asks once more where the service is away, and after the wait only', async () => {
    const seen = network(json({}, { status: 503 }), json(2));
    const pending = call('/a');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
    expect(seen).toHaveLength(1);
    expect(await settled(pending)).toBe(2);
  });

  it('asks once more after the wait that the service asks for, but not after a long one', async () => {
    const unavailable = (seconds: string) => json({}, { status: 503, headers: { 'retry-after': seconds } });
    const seen = network(unavailable('5'), json(2));
    const pending = call('/a');
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen).toHaveLength(1);
    expect(await settled(pending)).toBe(2);
    const patient = network(unavailable('6'), json(2));
    const facts = factsOf(await settled(call('/a')));
    expect(facts).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 6 });
    expect(patient).toHaveLength(1);
  });

  it('gives up after the second attempt', async () => {
    const seen = network(down(), down(), json(3));
    expect(factsOf(await settled(call('/a')))).toMatchObject({ kind: 'network', messageKey: 'noResponse' });
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 429, 500, 502])('does not ask again after %i', async (status) => {
    const seen = network(json({}, { status }), json(1));
    expect(await settled(call('/a'))).toBeInstanceOf(CallError);
    expect(seen).toHaveLength(1);
  });

  it('ends a call that takes too long, and does not ask again', async () => {
    const seen = network('hang', json(1));
    const pending = call('/a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(seen[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(factsOf(await pending)).toMatchObject({ kind: 'timeout', messageKey: 'timeout' });
    expect(seen).toHaveLength(1);
  });

  it('takes another time-out and headers', async () => {
    const seen = network('hang');
    const pending = call('/a', { timeoutMs: 15_000, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const outcome = pending.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(factsOf(await outcome)).toMatchObject({ kind: 'timeout' });
    expect(seen[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  });

  it('ends with the reason of a caller who gave up', async () => {
    network('hang');
    const caller = new AbortController();
    const pending = call('/a', { signal: caller.signal }).catch((error: unknown) => error);
    caller.abort('bored');
    expect(await pending).toBe('bored');
  });

  it('says that a request could not be made', async () => {
    network();
    expect(factsOf(await settled(call('http://[')))).toMatchObject({ kind: 'unknown', messageKey: 'setup' });
  });

  it('says that an answer is no JSON', async () => {
    network(new Response('<html>'));
    expect(factsOf(await settled(call('/a')))).toMatchObject({ kind: 'unknown', messageKey: 'failed' });
  });

  it('names an error with a body that is no JSON by its status', async () => {
    network(new Response('<html>', { status: 500 }));
    expect(factsOf(await settled(call('/a')))).toMatchObject({ code: 'INTERNAL_ERROR' });
  });

  it.each([
    [FEW_REQUESTS_LEFT - 1, 1],
    [FEW_REQUESTS_LEFT, 0],
  ])('with %i requests left warns %i times', async (left, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    network(json(1, { headers: { 'x-ratelimit-remaining': `${left}` } }));
    await settled(call('/a'));
    expect(warn).toHaveBeenCalledTimes(times);
    warn.mockRestore();
  });
});

describe('a request to a server', () => {
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
    const call = requestJson('/away', { base, signal: caller.signal });
    const late = new Promise((resolve) => {
      setTimeout(() => {
        caller.abort('no longer needed');
        setTimeout(resolve, RETRY_AFTER_MS / 2, 'late');
      }, RETRY_AFTER_MS / 5);
    });
    expect(await Promise.race([call.catch((reason: unknown) => reason), late])).toBe('no longer needed');
  });
});
