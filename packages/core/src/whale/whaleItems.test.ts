import { describe, expect, it } from 'vitest';
import { FROM, HASH, sampleMovement, sampleTransfer, TO } from './testing/whaleReports.ts';
import { whaleItems } from './whaleItems.ts';

describe('whaleItems', () => {
  it('puts both sources into one list, newest first', () => {
    const items = whaleItems([sampleTransfer()], [sampleMovement()]);
    expect(items.map(({ source, flow }) => [source, flow])).toEqual([
      ['channel', 'outflow'],
      ['chain', 'inflow'],
    ]);
    expect(items[0]).toMatchObject({ txUrl: expect.stringContaining('mempool.space'), from: { name: 'Kraken' } });
    expect(items[1]).toMatchObject({ to: { name: 'Binance', address: TO }, risk: 'low', messageUrl: undefined });
  });

  it('marks estimated values of the chain only', () => {
    const items = whaleItems([sampleTransfer({ estimated: true })], [sampleMovement()]);
    expect(items.map(({ estimated }) => estimated)).toEqual([false, true]);
  });

  it('merges a transfer that both sources report: figures of the chain, names of the channel', () => {
    const post = sampleMovement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum', from: 'Tether Treasury' });
    const items = whaleItems([sampleTransfer()], [post]);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      source: 'both',
      usdValue: 2_000_000,
      from: { name: 'Tether Treasury', address: FROM },
      messageUrl: 'https://t.me/whale_alert_io/1',
    });
  });

  it('names the other side as the channel does where the chain does not', () => {
    const post = sampleMovement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum', to: 'Upbit' });
    expect(whaleItems([sampleTransfer({ toLabel: undefined })], [post])[0]).toMatchObject({
      to: { name: 'Upbit', address: TO },
    });
  });

  it('keeps apart what cannot be matched: several transfers of one coin in one transaction', () => {
    const post = sampleMovement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum' });
    const items = whaleItems([sampleTransfer(), sampleTransfer({ id: `${HASH}-2` })], [post]);
    expect(items.map(({ source }) => source)).toEqual(['channel', 'chain', 'chain']);
    expect(new Set(items.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps apart what cannot be matched: several posts about one transfer', () => {
    const post = { token: 'USDT', txHash: HASH, blockchain: 'ethereum' };
    const posts = [
      sampleMovement({ ...post, from: 'Binance' }),
      sampleMovement({ ...post, id: 'whale_alert_io/2', from: 'OKX' }),
    ];
    const items = whaleItems([sampleTransfer({ fromLabel: undefined })], posts);
    expect(items.map(({ source, from }) => [source, from.name])).toEqual([
      ['channel', 'Binance'],
      ['channel', 'OKX'],
      ['chain', undefined],
    ]);
  });

  it('follows no page of a feed that is not secured', () => {
    const strange = { blockchain: 'elsewhere', txUrl: 'javascript:alert(1)', messageUrl: 'http://t.me/x' };
    expect(whaleItems([], [sampleMovement(strange)])[0]).toMatchObject({ txUrl: undefined, messageUrl: undefined });
  });

  it('treats an unknown type as a transfer', () => {
    expect(whaleItems([sampleTransfer({ type: 'strange' })], [])[0]?.type).toBe('transfer');
  });
});
