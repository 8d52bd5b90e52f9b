import { CALL_TIMEOUT_MS, CallError, FEW_REQUESTS_LEFT, RETRY_AFTER_MS } from '@toolbox/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CSRF_KEY } from './csrfToken.ts';
import { fetchJson } from './fetchJson.ts';

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
async function settled(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const factsOf = (outcome: unknown) => (outcome instanceof CallError ? outcome.facts : outcome);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('fetchJson', () => {
  it('gives the body', async () => {
    const seen = network(json({ ip: '8.8.8.8' }));
    expect(await settled(fetchJson('/api/geo/json/'))).toEqual({ ip: '8.8.8.8' });
    expect(seen[0]?.headers.get('accept')).toBe('application/json');
    expect(seen[0]?.credentials).toBe('omit');
  });

  it('asks once more where the network fails', async () => {
    const seen = network(down(), json(1));
    expect(await settled(fetchJson('/a'))).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it('asks once more where the service is away, and after the wait only', async () => {
    const seen = network(json({}, { status: 503 }), json(2));
    const call = fetchJson('/a');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
    expect(seen).toHaveLength(1);
    expect(await settled(call)).toBe(2);
  });

  it('asks once more after the wait that the service asks for, but not after a long one', async () => {
    const unavailable = (seconds: string) => json({}, { status: 503, headers: { 'retry-after': seconds } });
    const seen = network(unavailable('5'), json(2));
    const call = fetchJson('/a');
    await vi.advanceTimersByTimeAsync(4999);
    expect(seen).toHaveLength(1);
    expect(await settled(call)).toBe(2);
    const patient = network(unavailable('6'), json(2));
    const facts = factsOf(await settled(fetchJson('/a')));
    expect(facts).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 6 });
    expect(patient).toHaveLength(1);
  });

  it('gives up after the second attempt', async () => {
    const seen = network(down(), down(), json(3));
    expect(factsOf(await settled(fetchJson('/a')))).toMatchObject({ kind: 'network', messageKey: 'noResponse' });
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 429, 500, 502])('does not ask again after %i', async (status) => {
    const seen = network(json({}, { status }), json(1));
    expect(await settled(fetchJson('/a'))).toBeInstanceOf(CallError);
    expect(seen).toHaveLength(1);
  });

  it('ends a call that takes too long, and does not ask again', async () => {
    const seen = network('hang', json(1));
    const call = fetchJson('/a').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
    expect(seen[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(factsOf(await call)).toMatchObject({ kind: 'timeout', messageKey: 'timeout' });
    expect(seen).toHaveLength(1);
  });

  it('takes another time-out and headers', async () => {
    const seen = network('hang');
    const call = fetchJson('/a', { timeoutMs: 15_000, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    const outcome = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(factsOf(await outcome)).toMatchObject({ kind: 'timeout' });
    expect(seen[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  });

  it('ends with the reason of a caller who gave up', async () => {
    network('hang');
    const caller = new AbortController();
    const call = fetchJson('/a', { signal: caller.signal }).catch((error: unknown) => error);
    caller.abort('bored');
    expect(await call).toBe('bored');
  });

  it('says that a request could not be made', async () => {
    network();
    expect(factsOf(await settled(fetchJson('http://[')))).toMatchObject({ kind: 'unknown', messageKey: 'setup' });
  });

  it('says that an answer is no JSON', async () => {
    network(new Response('<html>'));
    expect(factsOf(await settled(fetchJson('/a')))).toMatchObject({ kind: 'unknown', messageKey: 'failed' });
  });

  it('names an error with a body that is no JSON by its status', async () => {
    network(new Response('<html>', { status: 500 }));
    expect(factsOf(await settled(fetchJson('/a')))).toMatchObject({ code: 'INTERNAL_ERROR' });
  });

  it.each([
    [FEW_REQUESTS_LEFT - 1, 1],
    [FEW_REQUESTS_LEFT, 0],
  ])('with %i requests left warns %i times', async (left, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    network(json(1, { headers: { 'x-ratelimit-remaining': `${left}` } }));
    await settled(fetchJson('/a'));
    expect(warn).toHaveBeenCalledTimes(times);
    warn.mockRestore();
  });

  it('sends the token to our own server alone, and only where there is one', async () => {
    const seen = network(json(1), json(1), json(1));
    await settled(fetchJson('/a'));
    localStorage.setItem(CSRF_KEY, 'secret');
    await settled(fetchJson('/a'));
    await settled(fetchJson('https://example.com/a'));
    expect(seen.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'secret', null]);
  });

  it.each([
    ['a line break', 'a\r\nx-evil: 1'],
    ['Hangul', '토큰'],
    ['a control character', 'a\u0000b'],
    ['a lone surrogate', '\ud800'],
    ['blanks only', '  '],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('sends no token that is broken (%s), and asks all the same', async (_what, token) => {
    localStorage.setItem(CSRF_KEY, token);
    const seen = network(json(1));
    expect(await settled(fetchJson('/a'))).toBe(1);
    expect(seen[0]?.headers.get('x-csrf-token')).toBeNull();
  });
});
