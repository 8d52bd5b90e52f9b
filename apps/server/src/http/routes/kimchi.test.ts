import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CACHE_KEY } from '../../hub/cacheKeys.ts';
import { inProcessBus } from '../../hub/inProcessBus.ts';
import { PremiumError } from '../../kimchi/premiumResponse.ts';
import { jsonSender } from '../response/sendJson.ts';
import { kimchiRoutes } from './kimchi.ts';

const PATH = '/api/crypto/kimchi-premium';

function open() {
  const app = Fastify();
  const bus = inProcessBus();
  const premium = async (market = 'any') => {
    if (market === 'upbit') throw new PremiumError('KRW_PRICE');
    return JSON.stringify({ market });
  };
  kimchiRoutes(
    app,
    jsonSender(() => false),
    bus,
    premium,
  );
  const get = async (query: string) => {
    const { statusCode, body } = await app.inject(PATH + query);
    return [statusCode, statusCode === 200 ? JSON.parse(body) : JSON.parse(body).error.code];
  };
  return { app, bus, get };
}

it('states what is missing for the market that is down, and serves the others', async () => {
  const { app, bus, get } = open();
  await bus.put(CACHE_KEY.history('24h', 'BTC', 'bithumb'), '{"points":[],"statistics":{}}', 60_000);
  expect(await get('?market=upbit')).toEqual([503, 'KRW_PRICE']);
  expect(await get('?market=bithumb')).toEqual([200, { market: 'bithumb' }]);
  expect(await get('')).toEqual([200, { market: 'any' }]);
  expect(await get('?market=coinone')).toEqual([400, 'BAD_REQUEST']);
  expect(await get('/history?market=bithumb')).toEqual([200, { points: [], statistics: {} }]);
  expect(await get('/history?market=upbit')).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(await get('/history')).toEqual([503, 'SERVICE_UNAVAILABLE']);
  await app.close();
});

it.each(['[]', 'null', 'garbage', '', '{"points":5,"statistics":{}}', '{"points":[],"statistics":null}'])(
  'does not serve as history what is no history: %j',
  async (text) => {
    const { app, bus, get } = open();
    await bus.put(CACHE_KEY.history('24h', 'BTC'), text, 60_000);
    expect(await get('/history')).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await app.close();
  },
);
