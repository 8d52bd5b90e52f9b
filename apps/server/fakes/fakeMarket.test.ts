import { parseWhaleChannelPage } from '@toolbox/core/whale/sources';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fakes, openFakes } from './openFakes.ts';
import { priceWalk } from './priceWalk.ts';
import { repeatableRandom } from './repeatableRandom.ts';
import { simulatedHistory } from './simulatedHistory.ts';
import { fakeMarket } from './startMarket.ts';

let fakes: Fakes;

beforeEach(async () => {
  fakes = await openFakes(['binance']);
});
afterEach(() => fakes.close());

async function movements() {
  const pages = await Promise.all(
    [1060, 1040, 1020].map(async (before) => {
      const response = await fetch(`${fakes.telegram.httpUrl}/s/whale_alert_io?before=${before}`);
      return parseWhaleChannelPage(await response.text()).movements;
    }),
  );
  return pages.flat();
}

async function ask(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const response = await fetch(fakes.ethereum.httpUrl, { method: 'POST', body });
  return ((await response.json()) as { result: unknown }).result;
}

describe('the market of the demo', () => {
  it('moves bitcoin on its own chain, and makes and destroys coins that are made and destroyed', async () => {
    fakeMarket(fakes);
    const found = await movements();
    expect(found).toHaveLength(60);
    for (const { token, blockchain, txHash, type } of found) {
      expect(blockchain).toBe(token === 'BTC' ? 'bitcoin' : 'ethereum');
      expect(txHash?.startsWith('0x')).toBe(token !== 'BTC');
      if (type !== 'transfer') expect(['USDT', 'USDC']).toContain(token);
    }
    const types = found.map(({ type }) => type);
    for (const type of ['transfer', 'mint', 'burn'] as const) expect(types).toContain(type);
  });

  it('mints and burns on the chain too', async () => {
    const tick = fakeMarket(fakes);
    for (let turn = 0; turn < 30 * 60; turn += 1) tick();
    const ends = new Set<string>();
    const head = Number(await ask('eth_blockNumber', []));
    for (let number = head - 70; number <= head; number += 1) {
      const block = (await ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as { hash: string };
      const logs = (await ask('eth_getLogs', [{ blockHash: block.hash }])) as { topics: string[] }[];
      for (const { topics } of logs) {
        if (/^0x0+$/.test(topics[1] ?? '')) ends.add('mint');
        if (/^0x0+$/.test(topics[2] ?? '')) ends.add('burn');
      }
    }
    expect(ends).toEqual(new Set(['mint', 'burn']));
  });

  it('continues from the end of its generated history', () => {
    const { market } = fakes.prices;
    const premiumOf = (coin: string) =>
      ((market.krw[coin] ?? 0) / ((market.usd[coin] ?? 1) * market.wonPerDollar) - 1) * 100;
    const past = simulatedHistory(market, Date.now()).map(
      ({ body }) => (body as Record<string, [number]>)['BTC']?.[0] ?? 0,
    );
    const leap = (values: readonly number[]) =>
      Math.max(...values.slice(1).map((value, place) => Math.abs(value - (values[place] ?? 0))));
    const live = [past.at(-1) ?? 0, premiumOf('BTC')];
    const second = priceWalk(market, repeatableRandom(3));
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      for (let turn = 0; turn < 60; turn += 1) second();
      live.push(premiumOf('BTC'));
    }
    // A sum of sixty small steps can deviate slightly more than one long step.
    expect(leap(live)).toBeLessThan(3 * leap(past));
    expect(Math.min(...live)).toBeGreaterThan(Math.min(...past) - 1);
    expect(Math.max(...live)).toBeLessThan(Math.max(...past) + 1);
    for (const price of [...Object.values(market.krw), ...Object.values(market.usd)]) {
      expect(String(price).replace(/\D/g, '').length).toBeLessThanOrEqual(9);
    }
  });
});
