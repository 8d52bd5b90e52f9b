import {
  errorShape,
  geoShape,
  liveOffShape,
  premiumHistoryShape,
  premiumShape,
  telegramStatisticsShape,
  telegramTransactionsShape,
  whaleAlertShape,
} from '@toolbox/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { until } from '../../../testing/until.ts';

type Described = { readonly openapi: string; readonly paths: Readonly<Record<string, unknown>> };

const WALLET = `0x${'1f'.repeat(20)}`;
const LIVE: readonly (readonly [string, z.core.$ZodType])[] = [
  ['/api/crypto/kimchi-premium', premiumShape],
  ['/api/crypto/kimchi-premium?market=bithumb', premiumShape],
  ['/api/crypto/kimchi-premium/history?range=1h', premiumHistoryShape],
  ['/api/crypto/whale-alert', whaleAlertShape],
  ['/api/telegram-whale/transactions?limit=5', telegramTransactionsShape],
  ['/api/telegram-whale/statistics', telegramStatisticsShape],
];
const GEO: readonly (readonly [string, z.core.$ZodType])[] = [
  ['/api/geo/json/', geoShape],
  ['/api/geo/8.8.8.8/json/', geoShape],
  ['/api/geo/10.0.0.1/json/', geoShape],
  ['/api/geo/198.41.0.4/json/', geoShape],
];

let server: TestServer;
let off: TestServer;

beforeAll(async () => {
  [server, off] = await Promise.all([startTestServer(), startTestServer({ LIVE: 'off' })]);
  for (let block = 0; block < 4; block += 1) {
    server.fakes.ethereum.mine({ coin: 'USDT', amount: 2_000_000, from: WALLET, to: WALLET });
  }
  const texts = [
    '🚨 1,000 $ETH (2,000,000 USD) transferred from #Kraken to #Binance',
    '💵 5,000,000 $USDC (5,000,001 USD) minted at USDC Treasury',
  ];
  for (const text of texts) server.fakes.telegram.post(text);
});
afterAll(() => Promise.all([server.close(), off.close()]));

async function ask(path: string, from = server) {
  const response = await fetch(from.url + path);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

/** The response schemas of a path, regardless of the name of its address parameter. */
function described({ paths }: Described, path: string): boolean {
  const plain = path.replace(/\?.*/, '').replace(/^\/api\/geo\/[^/]+\/json\/$/, '/api/geo/{ip}/json/');
  return plain in paths;
}

describe('the interface', () => {
  it.each([...LIVE, ...GEO])(
    '%s answers in the shape that is described, and with nothing beside it',
    async (path, shape) => {
      await until(async () => (await ask(path)).status === 200);
      await until(async () => JSON.stringify((await ask(path)).body).length > 100 || path.includes('geo'));
      const { body } = await ask(path);
      expect(z.parse(shape, body)).toEqual(body);
      expect(described((await ask('/api/openapi.json')).body as Described, path)).toBe(true);
    },
  );

  it('sends transfers and movements in them', async () => {
    await until(
      async () => ((await ask('/api/crypto/whale-alert')).body as { total_count?: number }).total_count === 3,
    );
    const { body } = await ask('/api/telegram-whale/statistics');
    expect(body).toMatchObject({ data: { by_type: { transfer: 1, mint: 1 } }, meta: { state: 'live' } });
  });

  it('describes failures, and live data that is switched off', async () => {
    const failed = await ask('/api/crypto/kimchi-premium?market=nowhere');
    expect([failed.status, z.parse(errorShape, failed.body)]).toEqual([400, failed.body]);
    for (const [path] of LIVE) {
      const { status, body } = await ask(path, off);
      expect([status, z.parse(liveOffShape, body)]).toEqual([200, body]);
    }
  });

  it('describes every path it has', async () => {
    const { status, body } = await ask('/api/openapi.json');
    expect([status, (body as Described).openapi]).toEqual([200, '3.1.1']);
    expect(Object.keys((body as Described).paths)).toHaveLength(7);
    expect(JSON.stringify(body)).not.toContain('undefined');
    expect((await ask('/api/openapi.json', off)).body).toEqual(body);
  });
});
