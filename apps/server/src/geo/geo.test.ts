import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { settableClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { LOOKUPS_AT_ONCE, MAX_LOOKUP_PAUSE_MS } from './lookUpIp.ts';

let server: TestServer;
const clock = settableClock();

beforeAll(async () => {
  server = await startTestServer({ LIVE: 'off', TRUST_PROXY: '127.0.0.1' }, [], { clock });
});
afterAll(() => server.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const before = server.fakes.geo.requests.length;
  const response = await fetch(server.url + path, { headers });
  const body: unknown = await response.json();
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body, asked: server.fakes.geo.requests.slice(before) };
};

describe('/api/geo/{ip}/json/', () => {
  it('answers in the shape of the provider, and keeps the response for a day', async () => {
    const first = await ask('/api/geo/8.8.8.8/json/');
    expect(first.body).toEqual({
      simulated: true,
      ip: '8.8.8.8',
      country_name: 'United States',
      country_code: 'US',
      city: 'Mountain View',
      org: 'GOOGLE',
      latitude: 37.42301,
      longitude: -122.083352,
      timezone: 'America/Los_Angeles',
    });
    expect(first.asked).toEqual(['/8.8.8.8/json/']);
    expect((await ask('/api/geo/8.8.8.8/json/')).asked).toEqual([]);
  });

  it('asks about a public IPv6 address in its canonical spelling', async () => {
    expect((await ask('/api/geo/2001:4860:4860:0:0:0:0:8888/json/')).asked).toEqual(['/2001:4860:4860::8888/json/']);
  });

  it.each([
    ['127.0.0.1', 'Reserved IP Address'],
    ['10.0.0.1', 'Reserved IP Address'],
    ['192.168.0.1', 'Reserved IP Address'],
    ['169.254.169.254', 'Reserved IP Address'],
    ['::1', 'Reserved IP Address'],
    ['fd00::1', 'Reserved IP Address'],
    ['::ffff:10.0.0.1', 'Reserved IP Address'],
    ['010.1.1.1', 'Invalid IP Address'],
    ['1.2.3.256', 'Invalid IP Address'],
    ['0x7f000001', 'Invalid IP Address'],
    ['2130706433', 'Invalid IP Address'],
    ['8.8.8.8%2f..%2f', 'Invalid IP Address'],
    ['8.8.8.8%00', 'Invalid IP Address'],
    ['evil.example', 'Invalid IP Address'],
  ])('answers %s without a request to the provider', async (address, reason) => {
    const { status, body, asked } = await ask(`/api/geo/${address}/json/`);
    expect([status, asked]).toEqual([200, []]);
    expect(body).toMatchObject({ error: true, reason });
  });

  it('says that an address is not found only when the provider says so', async () => {
    expect((await ask('/api/geo/198.41.0.4/json/')).body).toMatchObject({
      ip: '198.41.0.4',
      error: true,
      reason: 'Not Found',
    });
    server.fakes.geo.exhausted = true;
    const busy = await ask('/api/geo/9.9.9.9/json/');
    expect([busy.status, busy.body]).toMatchObject([503, { success: false, error: { code: 'SERVICE_UNAVAILABLE' } }]);
    server.fakes.geo.exhausted = false;
    clock.pass(MAX_LOOKUP_PAUSE_MS);
    server.fakes.geo.switches.refuse = true;
    expect((await ask('/api/geo/9.9.9.9/json/')).status).toBe(503);
    server.fakes.geo.switches.refuse = false;
    clock.pass(MAX_LOOKUP_PAUSE_MS);
    expect((await ask('/api/geo/9.9.9.9/json/')).status).toBe(200);
  });

  it('leaves out a name that is too long to be one', async () => {
    const { geo } = server.fakes;
    geo.city = 'x'.repeat(200);
    expect((await ask('/api/geo/9.9.9.1/json/')).body).toMatchObject({ city: geo.city });
    geo.city = 'x'.repeat(201);
    expect((await ask('/api/geo/9.9.9.2/json/')).body).toMatchObject({ city: null, org: 'GOOGLE' });
    geo.city = 'Mountain View';
  });

  it('refuses a response about something else, and one that is too long', async () => {
    server.fakes.geo.switches.status = 302;
    expect((await ask('/api/geo/1.1.1.1/json/')).status).toBe(503);
    server.fakes.geo.switches.status = 0;
  });
});

describe('/api/geo/json/', () => {
  it('looks up the visitor behind a proxy', async () => {
    const { asked, body } = await ask('/api/geo/json/', { 'x-forwarded-for': '1.0.0.1' });
    expect(asked).toEqual(['/1.0.0.1/json/']);
    expect(body).toMatchObject({ ip: '1.0.0.1', city: 'Mountain View' });
  });

  it('does not ask about a visitor on a private network', async () => {
    const { asked, body } = await ask('/api/geo/json/', { 'x-forwarded-for': '192.168.1.5' });
    expect([asked, body]).toMatchObject([[], { error: true, reserved: true }]);
  });

  it('shows visitors their own address also while the provider is down', async () => {
    const visitor = { 'x-forwarded-for': '1.0.0.2' };
    server.fakes.geo.switches.refuse = true;
    const response = await ask('/api/geo/json/', visitor);
    expect([response.status, response.body]).toMatchObject([
      200,
      { ip: '1.0.0.2', error: true, reason: 'Location Unavailable' },
    ]);
    server.fakes.geo.switches.refuse = false;
    expect((await ask('/api/geo/json/', visitor)).body).toMatchObject({ ip: '1.0.0.2', city: 'Mountain View' });
  });

  it('looks up the address of this machine for a visitor on it', async () => {
    expect((await ask('/api/geo/json/')).asked).toEqual(['/json/']);
  });

  it.each(['127.0.0.1', '::1', '[::1]:50443', '127.0.0.1, ::1'])(
    'also through its own proxy: %s',
    async (forwarded) => {
      const { status, body } = await ask('/api/geo/json/', { 'x-forwarded-for': forwarded });
      expect([status, body]).toMatchObject([200, { city: 'Mountain View' }]);
    },
  );

  it.each(['unknown', '', 'unknown, 127.0.0.1', '1.0.0.1, ::1'])('not where the proxy says %j', async (forwarded) => {
    expect((await ask('/api/geo/json/', { 'x-forwarded-for': forwarded })).status).toBe(503);
  });

  it('asks it again after a minute, because this machine may be in another network', async () => {
    expect((await ask('/api/geo/json/')).asked).toEqual([]);
    clock.pass(60_000);
    expect((await ask('/api/geo/json/')).asked).toEqual(['/json/']);
  });
});

it('does not show visitors of an unknown proxy on this machine where the machine is', async () => {
  const other = await startTestServer({ LIVE: 'off' }, [], { clock });
  const headers = { 'x-forwarded-for': '1.0.0.1' };
  expect((await fetch(`${other.url}/api/geo/json/`, { headers })).status).toBe(503);
  const spoofed = { 'x-forwarded-for': '127.0.0.1' };
  expect((await fetch(`${other.url}/api/geo/json/`, { headers: spoofed })).status).toBe(503);
  expect(other.fakes.geo.requests).toEqual([]);
  await other.close();
});

describe('a failing provider', () => {
  const visitors = (count: number) => Array.from({ length: count }, (_, place) => `1.2.${place >> 8}.${place & 255}`);
  const askAs = (visitor: string) => ask('/api/geo/json/', { 'x-forwarded-for': visitor });

  it('that limits requests is left alone by every visitor until the time it names', async () => {
    const { geo } = server.fakes;
    Object.assign(geo, { exhausted: true, patience: '3600' });
    const before = geo.requests.length;
    for (const visitor of visitors(101)) {
      expect((await askAs(visitor)).body).toMatchObject({ ip: visitor, reason: 'Location Unavailable' });
    }
    const { status, retryAfter } = await ask('/api/geo/9.9.9.10/json/');
    expect([status, Math.round(Number(retryAfter) / 60)]).toEqual([503, 60]);
    expect(geo.requests.length - before).toBe(1);
    // Cached responses need no provider.
    expect((await ask('/api/geo/8.8.8.8/json/')).status).toBe(200);
    Object.assign(geo, { exhausted: false, patience: '' });
    clock.pass(3_600_000);
    expect((await askAs('1.2.0.0')).body).toMatchObject({ city: 'Mountain View' });
  });

  it('that limits requests in a response of status 200 is left alone too', async () => {
    const { geo } = server.fakes;
    geo.quotaOnly = true;
    const before = geo.requests.length;
    expect((await ask('/api/geo/9.9.9.11/json/')).status).toBe(503);
    expect((await ask('/api/geo/9.9.9.11/json/')).status).toBe(503);
    expect(geo.requests.length - before).toBe(1);
    geo.quotaOnly = false;
    clock.pass(MAX_LOOKUP_PAUSE_MS);
    expect((await ask('/api/geo/9.9.9.11/json/')).status).toBe(200);
  });

  it('that hangs gets few requests at once, and the other visitors do not wait for it', async () => {
    const { geo } = server.fakes;
    const before = geo.requests.length;
    geo.switches.hang = true;
    const responses = visitors(300)
      .slice(200)
      .map((visitor) => askAs(visitor));
    let settled = 0;
    for (const response of responses) void response.then(() => (settled += 1));
    await until(() => settled === responses.length - LOOKUPS_AT_ONCE);
    expect(geo.requests.length - before).toBe(LOOKUPS_AT_ONCE);
    const refused = await ask('/api/geo/9.9.9.12/json/');
    expect([refused.status, refused.retryAfter]).toEqual([503, '5']);
    geo.switches.hang = false;
    geo.release();
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
    expect((await ask('/api/geo/9.9.9.12/json/')).status).toBe(200);
  });
});
