import { afterEach, expect, it } from 'vitest';
import { fakeWhaleAlert } from '../../fakes/fakeWhaleAlert.ts';
import { REDIS_PROGRAM, redisServer } from '../../testing/redisServer.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { until } from '../../testing/until.ts';

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };

let server: TestServer | undefined;

afterEach(() => server?.close());

async function count(source: string, outcome: string): Promise<number> {
  const text = await (await fetch(server?.metricsUrl ?? '')).text();
  const start = `toolbox_source_requests_total{source="${source}",outcome="${outcome}"}`;
  const line = text.split('\n').find((one) => one.startsWith(start));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('counts the polls of the chain and of the channel, and which of them fail', async () => {
  server = await startTestServer({ METRICS_PORT: '0' });
  const { ethereum, telegram } = server.fakes;
  telegram.post('🚨 1,000 #ETH (2,000,000 USD) transferred from unknown wallet to #Binance');
  for (const source of ['ethereum', 'telegram']) {
    await until(async () => (await count(source, 'ok')) > 1);
  }
  ethereum.switches.status = 500;
  telegram.switches.status = 500;
  for (const source of ['ethereum', 'telegram']) {
    const before = await count(source, 'failed');
    await until(async () => (await count(source, 'failed')) > before);
  }
});

it('counts each failed attempt to connect to the alert service', { timeout: 30_000 }, async () => {
  const service = await fakeWhaleAlert();
  server = await startTestServer({ METRICS_PORT: '0', ...service.variables });
  await until(async () => (await count('whale-alert', 'ok')) > 0);
  expect(await count('whale-alert', 'failed')).toBe(0);
  await service.close();
  await until(async () => (await count('whale-alert', 'failed')) > 2, 20_000);
  expect(await count('telegram', 'ok')).toBe(0);
});

it.skipIf(REDIS_PROGRAM === undefined)(
  'publishes every response again when Redis restarted without its data',
  { timeout: 90_000 },
  async () => {
    const redis = await redisServer();
    server = await startTestServer({ ROLE: 'ingest', REDIS_URL: redis.url, PREMIUM_RECORD_MS: '60000' });
    server.fakes.telegram.post('🚨 1,000 #ETH (2,000,000 USD) transferred from unknown wallet to #Binance');
    const gateway = await startTestServer({ ROLE: 'gateway', REDIS_URL: redis.url });
    const statuses = () =>
      Promise.all(
        [
          '/api/crypto/kimchi-premium/history?range=24h&coin=BTC',
          '/api/crypto/whale-alert',
          '/api/telegram-whale/transactions?limit=5',
        ].map(async (path) => (await fetch(gateway.url + path, { headers: HEADERS })).status),
      );
    const isComplete = async () => (await statuses()).every((status) => status === 200);
    await until(isComplete, 15_000);
    await redis.stop();
    await until(async () => (await statuses())[0] === 503);
    await redis.start();
    // Before the next minute is recorded.
    await until(isComplete, 30_000);
    await gateway.close();
    await server.close();
    server = undefined;
    await redis.stop();
  },
);
