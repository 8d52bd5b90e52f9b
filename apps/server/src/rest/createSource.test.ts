import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, openFakeServer } from '../../fakes/fakeServer.ts';
import { type TestClock, testClock } from '../../testing/testClock.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import { createSource, MAX_RETRY_DELAY_MS } from './createSource.ts';
import { fetchText, fetchUpstreamJson, UpstreamError } from './fetchText.ts';

let fake: FakeServer;
let body: unknown;
/** The current Retry-After of the source, and the status that it comes with. */
let patience: () => string;
let busyStatus: number;
let clock: TestClock;
/** How often a source fetched its value, whether or not the request arrived before its timeout. */
let attempts: number;

/** The date of every response, fixed because Node's own may be a second old on a busy machine. */
const SENT_AT = Date.UTC(2026, 10, 22, 3);
const httpDate = (date: number) => new Date(date).toUTCString();

beforeEach(async () => {
  attempts = 0;
  body = { value: 1 };
  patience = () => '60';
  busyStatus = 429;
  clock = testClock();
  fake = await openFakeServer({
    http: ({ path }) => {
      if (path === '/moved') return { status: 302, body: '', headers: { location: '/' } };
      if (path !== '/patience') return { body };
      return { status: busyStatus, body: '', headers: { date: httpDate(SENT_AT), 'retry-after': patience() } };
    },
  });
});
afterEach(() => fake.close());

const open = (path = '/', timeoutMs = 20_000) =>
  createSource({
    name: 'fake',
    freshMs: 300,
    retryMs: 5,
    restMs: 600,
    fetchValue: () => {
      attempts += 1;
      return fetchUpstreamJson(fake.httpUrl + path, { timeoutMs, maxBytes: 1000 });
    },
    log: createLog('silent'),
    metrics: createMetrics(),
    clock,
  });

describe('a source', () => {
  it('asks once for many, and not again while the response is fresh', async () => {
    const source = open();
    const readings = await Promise.all([source.read(), source.read(), source.read()]);
    expect(new Set(readings.map(({ value }) => value))).toEqual(new Set([readings[0]?.value]));
    await source.read();
    expect(fake.requests).toHaveLength(1);
    clock.pass(300);
    await source.read();
    expect(fake.requests).toHaveLength(2);
  });

  it('pauses a source that keeps failing, then tries it again', async () => {
    const source = open();
    fake.switches.status = 500;
    for (let failure = 0; failure < 8; failure += 1) await source.read().catch(() => undefined);
    expect(fake.requests).toHaveLength(5);
    fake.switches.status = 0;
    clock.pass(599);
    await expect(source.read()).rejects.toThrow();
    clock.pass(1);
    expect((await source.read()).value).toEqual({ value: 1 });
  });

  it('waits as long as the service asks for', async () => {
    const source = open('/patience');
    await expect(source.read()).rejects.toThrow('status 429');
    await expect(source.read()).rejects.toThrow('asked to wait');
    expect(fake.requests).toHaveLength(1);
  });

  it('is not called for a while after it limited requests without saying for how long', async () => {
    patience = () => '';
    const source = open('/patience');
    await expect(source.read()).rejects.toThrow('status 429');
    clock.pass(599);
    await expect(source.read()).rejects.toThrow('asked to wait');
    clock.pass(1);
    await expect(source.read()).rejects.toThrow('status 429');
  });

  it.each([
    ['60', 1],
    ['0', 2],
    ['soon', 2],
  ])('busy, with a delay of %s, is called %d times', async (delay, times) => {
    patience = () => delay;
    busyStatus = 503;
    await expect(open('/patience').read()).rejects.toThrow('status 503');
    expect(fake.requests).toHaveLength(times);
  });

  it.each([
    ['a century', () => '3153600000', MAX_RETRY_DELAY_MS],
    ['a date', () => httpDate(SENT_AT + 30_000), 30_000],
    ['a date of the next century', () => 'Thu, 01 Jan 2126 00:00:00 GMT', MAX_RETRY_DELAY_MS],
    ['a number without end', () => '1e400', MAX_RETRY_DELAY_MS],
  ])('asked to wait for %s it waits ten minutes at most', async (_name, asked, most) => {
    patience = asked;
    const source = open('/patience');
    await expect(source.read()).rejects.toThrow('status 429');
    clock.pass(most - 2000);
    await expect(source.read()).rejects.toThrow('asked to wait');
    clock.pass(2000);
    await expect(source.read()).rejects.toThrow('status 429');
  });

  it('retries a broken connection exactly once', async () => {
    fake.switches.refuse = true;
    await expect(open().read()).rejects.toThrow();
    expect(attempts).toBe(2);
    fake.switches.refuse = false;
    fake.switches.hang = true;
    await expect(open('/', 400).read()).rejects.toThrow();
    expect(attempts).toBe(4);
  });
});

describe('fetchText', () => {
  const options = { timeoutMs: 20_000, maxBytes: 20 };
  it('follows no redirect', async () => {
    await expect(fetchText(`${fake.httpUrl}/moved`, options)).rejects.toThrow('status 302');
  });
  it('takes a response up to its limit and not beyond', async () => {
    body = 'x'.repeat(20);
    expect(await fetchText(fake.httpUrl, options)).toHaveLength(20);
    body = 'x'.repeat(21);
    await expect(fetchText(fake.httpUrl, options)).rejects.toThrow(UpstreamError);
  });
  it('rejects text that is not JSON', async () => {
    body = 'hello';
    await expect(fetchUpstreamJson(fake.httpUrl, options)).rejects.toThrow('not JSON');
  });
});
