import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testClock } from '../testing/testClock.ts';
import { TEST_HEADERS } from '../testing/testSite.ts';

let server: TestServer;
const clock = testClock();

beforeAll(async () => {
  const variables = { LIVE: 'off', TRUST_PROXY: '127.0.0.1', RATE_PER_MINUTE: '120', GEO_RATE_PER_MINUTE: '20' };
  server = await startTestServer(variables, [], { clock });
});
afterAll(() => server.close());

const from = (address: string, path: string) => fetch(server.url + path, { headers: { 'x-forwarded-for': address } });

it.each([
  [120, '/api/crypto/kimchi-premium', '198.51.100.1'],
  [20, '/api/geo/8.8.8.8/json/', '198.51.100.1'],
])('allows %d requests a minute to %s and rejects the next', async (most, path, address) => {
  for (let request = 1; request <= most; request += 1) {
    const response = await from(address, path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-ratelimit-remaining')).toBe(String(most - request));
  }
  const refused = await from(address, path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ success: false, error: { code: 'RATE_LIMIT' } });
  for (const [name, value] of Object.entries(TEST_HEADERS)) expect(refused.headers.get(name)).toBe(value);
  expect((await from('198.51.100.2', path)).status).toBe(200);
});

it('counts an IPv6 household as one', async () => {
  for (let request = 0; request < 120; request += 1)
    await from(`2001:db8::${request.toString(16)}`, '/api/crypto/kimchi-premium');
  expect((await from('2001:db8::ffff', '/api/crypto/kimchi-premium')).status).toBe(429);
  expect((await from('2001:db8:0:1::1', '/api/crypto/kimchi-premium')).status).toBe(200);
});

it('does not count pages', async () => {
  for (let request = 0; request < 130; request += 1) expect((await from('198.51.100.9', '/')).status).toBe(200);
});

it.each([-86_400_000, -90_000, 90_000, 86_400_000])(
  'makes nobody wait longer than a minute when the clock of the machine jumps by %d ms',
  async (ms) => {
    const path = '/api/geo/8.8.8.8/json/';
    const address = `198.51.100.${100 + (Math.abs(ms) % 97)}`;
    for (let request = 0; request < 20; request += 1) await from(address, path);
    clock.jump(ms);
    expect((await from(address, path)).status).toBe(429);
    clock.pass(59_999);
    const refused = await from(address, path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    clock.pass(1);
    expect((await from(address, path)).status).toBe(200);
  },
);
