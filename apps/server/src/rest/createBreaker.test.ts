import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { type TestClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import { type Breaker, createBreaker, FAILURES_BEFORE_PAUSE, LOG_GAP_MS } from './createBreaker.ts';
import { fetchUpstreamJson } from './fetchText.ts';

const REST_MS = 600;
const MAX_PAUSE_MS = 3000;
const AT_ONCE = 4;

let fake: FakeServer;
let breaker: Breaker;
let clock: TestClock;
let lines: Readonly<Record<string, unknown>>[];
/** The status and the Retry-After of the next responses. */
let next: { status: number; patience: string };

beforeEach(async () => {
  next = { status: 200, patience: '' };
  clock = testClock();
  lines = [];
  fake = await openFakeServer({
    http: () => ({
      status: next.status,
      body: {},
      headers: next.patience === '' ? {} : { 'retry-after': next.patience },
    }),
  });
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const limits = { name: 'fake', mostAtOnce: AT_ONCE, maxPauseMs: MAX_PAUSE_MS, restMs: REST_MS };
  breaker = createBreaker(limits, log, createMetrics(), clock);
});
afterEach(() => fake.close());

const call = (timeoutMs = 5000) =>
  breaker.call(() => fetchUpstreamJson(`${fake.httpUrl}/secret`, { timeoutMs, maxBytes: 1000 }));
/** Whether the call was made, and whether it succeeded. */
const outcome = async () => {
  const before = fake.requests.length;
  const isOk = await call().then(
    () => true,
    () => false,
  );
  return [fake.requests.length > before ? 'made' : 'not made', isOk ? 'ok' : 'failed'].join(', ');
};
const messages = () => lines.map(({ msg }) => msg);

describe('a service that visitors call', () => {
  it.each([
    ['2', 2000],
    ['100', MAX_PAUSE_MS],
    ['1e400', MAX_PAUSE_MS],
    ['Thu, 01 Jan 2126 00:00:00 GMT', MAX_PAUSE_MS],
    ['', REST_MS],
  ])('that limits requests and asks for a delay of "%s" is not called for %d ms', async (patience, pauseMs) => {
    next = { status: 429, patience };
    expect(await outcome()).toBe('made, failed');
    expect(breaker.pauseMs()).toBe(pauseMs);
    next = { status: 200, patience: '' };
    clock.pass(pauseMs - 1);
    expect(await outcome()).toBe('not made, failed');
    clock.pass(1);
    expect(await outcome()).toBe('made, ok');
    expect(breaker.pauseMs()).toBe(0);
  });

  it('that blocks the address for a while, without saying for how long, is not called meanwhile', async () => {
    next = { status: 418, patience: '' };
    expect(await outcome()).toBe('made, failed');
    expect(breaker.pauseMs()).toBe(REST_MS);
  });

  it('is paused by a delay in any response, also of an overloaded service', async () => {
    next = { status: 503, patience: '2' };
    await outcome();
    expect(breaker.pauseMs()).toBe(2000);
  });

  it('is not called for a while after consecutive failures, and then once until it succeeds', async () => {
    next.status = 500;
    for (let failure = 1; failure < FAILURES_BEFORE_PAUSE; failure += 1) await outcome();
    expect(breaker.pauseMs()).toBe(0);
    expect(await outcome()).toBe('made, failed');
    expect(await outcome()).toBe('not made, failed');
    clock.pass(REST_MS);
    expect(await outcome()).toBe('made, failed');
    expect(await outcome()).toBe('not made, failed');
    clock.pass(REST_MS);
    fake.switches.hang = true;
    const probe = call();
    await expect(call()).rejects.toThrow('too many');
    fake.switches.hang = false;
    next.status = 200;
    await until(() => fake.requests.length === FAILURES_BEFORE_PAUSE + 2);
    fake.release();
    await probe;
    expect(await Promise.all([outcome(), outcome()])).toEqual(['made, ok', 'made, ok']);
  });

  it('is not paused by failures between successes', async () => {
    for (let failure = 0; failure < FAILURES_BEFORE_PAUSE; failure += 1) {
      next.status = 500;
      expect(await outcome()).toBe('made, failed');
      next.status = 200;
      expect(await outcome()).toBe('made, ok');
    }
  });

  it('gets no more calls at once than allowed', async () => {
    fake.switches.hang = true;
    const calls = Array.from({ length: 50 }, () => call());
    const settled = Promise.allSettled(calls);
    await until(() => fake.requests.length === AT_ONCE);
    fake.switches.hang = false;
    fake.release();
    expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(AT_ONCE);
    expect(fake.requests).toHaveLength(AT_ONCE);
    expect(messages()).toEqual(['too many calls at once']);
    expect(await outcome()).toBe('made, ok');
  });

  it('stays paused when a call of before the pause succeeds', async () => {
    fake.switches.hang = true;
    const slow = call();
    await until(() => fake.requests.length === 1);
    fake.switches.hang = false;
    next = { status: 429, patience: '2' };
    await outcome();
    next = { status: 200, patience: '' };
    fake.release();
    await slow;
    expect(breaker.pauseMs()).toBe(2000);
    expect(messages()).toEqual(['does not answer']);
  });
});

describe('the log of a service that visitors call', () => {
  it('has one line when it is lost and one when it is back, without what was asked', async () => {
    fake.switches.hang = true;
    await Promise.allSettled(Array.from({ length: AT_ONCE }, () => call(20)));
    fake.switches.hang = false;
    fake.switches.refuse = true;
    for (let round = 0; round < 10; round += 1) {
      await outcome();
      clock.pass(REST_MS);
    }
    fake.switches.refuse = false;
    await outcome();
    expect(lines).toMatchObject([
      { level: 'warn', source: 'fake', reason: 'no response in time', msg: 'does not answer' },
      { level: 'info', source: 'fake', msg: 'answers again' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('says how long it is paused', async () => {
    next = { status: 429, patience: '2' };
    await outcome();
    expect(lines).toMatchObject([{ reason: 'status 429', retryMs: 2000 }]);
  });

  it('logs what kind of network error it was, without its message', async () => {
    const cause = Object.assign(new Error('the certificate of /secret'), { code: 'CERT_HAS_EXPIRED' });
    const failures = [new TypeError('fetch failed', { cause }), new TypeError('fetch of /secret failed')];
    for (const failure of failures) {
      await expect(breaker.call(() => Promise.reject(failure))).rejects.toBe(failure);
      clock.pass(LOG_GAP_MS);
      await breaker.call(() => Promise.resolve());
    }
    await fake.close();
    await outcome();
    const reasons = lines.flatMap(({ reason }) => reason ?? []);
    expect(reasons).toEqual(['network: CERT_HAS_EXPIRED', 'network', 'network: ECONNREFUSED']);
    fake = await openFakeServer({});
  });

  it('is not filled by a service that fails now and then', async () => {
    for (let round = 0; round < 20; round += 1) {
      next.status = round % 2 === 0 ? 500 : 200;
      await outcome();
    }
    expect(messages()).toEqual(['does not answer', 'answers again']);
    clock.pass(LOG_GAP_MS);
    next.status = 500;
    await outcome();
    expect(messages()).toEqual(['does not answer', 'answers again', 'does not answer']);
  });
});
