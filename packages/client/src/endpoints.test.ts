import { describe, expect, it } from 'vitest';
import { CallError } from './callError.ts';
import { getLocation } from './getLocation.ts';
import { getPremium } from './getPremium.ts';
import { getPremiumHistory } from './getPremiumHistory.ts';
import { getWhaleChannel } from './getWhaleChannel.ts';
import { getWhaleTransfers } from './getWhaleTransfers.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';

const LIVE_OFF = { success: false, error: { code: 'LIVE_OFF', message: 'off' } };
const PREMIUM = { krw_price: 105_000_000, usd_price: 70_000, exchange_rate: 1400, simulated: true };

/** Answers each path with the body of its first match, and keeps what was asked. */
function answering(...bodies: readonly (readonly [path: string, body: unknown])[]) {
  const asked: { readonly path: string; readonly options: CallOptions }[] = [];
  const send: Send = async (path, options) => {
    asked.push({ path, options });
    return bodies.find(([start]) => path.startsWith(start))?.[1];
  };
  return { asked, send };
}

const errorOf = (call: Promise<unknown>) =>
  call.catch((error: unknown) => (error instanceof CallError ? error.facts : error));

describe('getPremium', () => {
  it('asks for the exchange that is named, and gives the quotes', async () => {
    const { asked, send } = answering(['/api', PREMIUM]);
    const answer = await getPremium(send, { market: 'bithumb' }, { timeoutMs: 5 });
    expect(asked).toEqual([{ path: '/api/crypto/kimchi-premium?market=bithumb', options: { timeoutMs: 5 } }]);
    expect(answer).toMatchObject({ state: 'on', simulated: true, value: { coins: [{ coin: 'BTC' }] } });
    await getPremium(send);
    expect(asked[1]?.path).toBe('/api/crypto/kimchi-premium');
  });

  it('tells a server without live data from a response without a premium', async () => {
    expect(await getPremium(answering(['/api', LIVE_OFF]).send)).toEqual({ state: 'off' });
    expect(await errorOf(getPremium(answering(['/api', {}]).send))).toMatchObject({ code: 'NO_PREMIUM' });
  });
});

describe('getPremiumHistory', () => {
  it('asks for a coin and a range', async () => {
    const { asked, send } = answering(['/api', { points: [{ timestamp: 1_790_000_000_000, official: 2.08 }] }]);
    const points = await getPremiumHistory(send, { range: '24h', coin: 'ETH', market: 'upbit' });
    expect(asked[0]?.path).toBe('/api/crypto/kimchi-premium/history?market=upbit&range=24h&coin=ETH');
    expect(points).toMatchObject({ state: 'on', simulated: false, value: [{ official: 2.08 }] });
  });

  it('tells a server without live data from a response without points', async () => {
    const query = { range: '24h', coin: 'ETH' } as const;
    expect(await getPremiumHistory(answering(['/api', LIVE_OFF]).send, query)).toEqual({ state: 'off' });
    for (const body of [{}, null, 5, { success: false }]) {
      expect(await errorOf(getPremiumHistory(answering(['/api', body]).send, query))).toMatchObject({
        code: 'NO_HISTORY',
      });
    }
  });
});

describe('getWhaleTransfers', () => {
  it('gives the transfers, or that live data is off', async () => {
    const body = { transactions: [], total_count: 0, state: 'live' };
    const { send } = answering(['/api/crypto/whale-alert', body]);
    expect(await getWhaleTransfers(send)).toMatchObject({ state: 'on', simulated: false, value: { state: 'live' } });
    expect(await getWhaleTransfers(answering(['/api', LIVE_OFF]).send)).toEqual({ state: 'off' });
    for (const body of [{}, null, 5, { success: false }]) {
      const failed = answering(['/api', body]);
      expect(await errorOf(getWhaleTransfers(failed.send))).toMatchObject({ code: 'NO_TRANSFERS' });
    }
  });
});

describe('getWhaleChannel', () => {
  const list = { success: true, data: [], meta: { enabled: true } };

  it('asks for the movements and their statistics at once', async () => {
    const { asked, send } = answering(['/api/telegram-whale/transactions', list], ['/api', { success: false }]);
    const answer = await getWhaleChannel(send, { limit: 50 });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/telegram-whale/transactions?limit=50',
      '/api/telegram-whale/statistics',
    ]);
    expect(asked.every(({ options }) => options.headers?.['X-Requested-With'] === 'XMLHttpRequest')).toBe(true);
    expect(answer).toMatchObject({ state: 'on', value: { movements: [], statistics: undefined } });
  });

  it('is off where no channel is followed, and an error where neither succeeds', async () => {
    const off = answering(['/api', { success: true, data: [], meta: { enabled: false } }]);
    expect(await getWhaleChannel(off.send, { limit: 1 })).toEqual({ state: 'off' });
    expect(await getWhaleChannel(answering(['/api', LIVE_OFF]).send, { limit: 1 })).toEqual({ state: 'off' });
    const failed = answering(['/api', { success: false }]);
    expect(await errorOf(getWhaleChannel(failed.send, { limit: 1 }))).toMatchObject({ code: 'NO_SUCCESS' });
  });
});

describe('getLocation', () => {
  it.each([
    [{ address: '8.8.8.8' }, '/api/geo/8.8.8.8/json/'],
    [{ address: '2001:4860:4860::8888' }, '/api/geo/2001:4860:4860::8888/json/'],
    [{ address: '8.8.8.8/../../admin?x=' }, '/api/geo/8.8.8.8%2F..%2F..%2Fadmin%3Fx%3D/json/'],
    [{}, '/api/geo/json/'],
    [{ address: '8.8.8.8', service: 'https://ipapi.co' }, 'https://ipapi.co/8.8.8.8/json/'],
    [{ address: '', service: 'https://ipapi.co' }, 'https://ipapi.co/json/'],
  ])('of %j asks %s', async (query, path) => {
    const { asked, send } = answering(['', { ip: '8.8.8.8', country_name: 'United States' }]);
    expect(await getLocation(send, query)).toMatchObject({ kind: 'location', location: { ip: '8.8.8.8' } });
    expect(asked[0]?.path).toBe(path);
  });

  it('tells a simulated location from a real one', async () => {
    const place = { ip: '8.8.8.8', country_name: 'United States' };
    expect(await getLocation(answering(['', place]).send)).toMatchObject({ simulated: false });
    expect(await getLocation(answering(['', { simulated: true, ...place }]).send)).toMatchObject({ simulated: true });
  });

  it.each(['.', '..', '\ud800'])('of %j asks nothing', async (address) => {
    const { asked, send } = answering(['', { ip: '8.8.8.8', country_name: 'United States' }]);
    const failed = await errorOf(getLocation(send, { address }));
    expect(failed).toMatchObject({ kind: 'validation', code: 'ip.notFound', failure: { code: 'ip.notFound' } });
    expect(asked).toEqual([]);
  });

  it('gives an address without a location as what it is', async () => {
    const nowhere = (ip: string) => answering(['', { ip, error: true, reason: 'Not Found' }]).send;
    expect(await getLocation(nowhere('10.0.0.1'))).toMatchObject({ kind: 'special' });
    expect(await getLocation(nowhere('198.41.0.4'))).toEqual({ kind: 'addressOnly', ip: '198.41.0.4' });
    const failed = await errorOf(getLocation(nowhere('198.41.0.4'), { address: '198.41.0.4' }));
    expect(failed).toMatchObject({ failure: { code: expect.stringMatching(/^ip\./u) } });
  });
});
