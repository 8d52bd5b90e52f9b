import { describe, expect, it } from 'vitest';
import { filterWhales } from './filterWhales.ts';
import { HASH, sampleMovement, sampleTransfer } from './testing/whaleReports.ts';
import { whaleItems } from './whaleItems.ts';

describe('filterWhales', () => {
  const items = whaleItems([sampleTransfer()], [sampleMovement()]);
  const all = { token: '', minimumUsd: 0, flows: [], source: 'all' } as const;
  const tokens = (filter: Partial<Parameters<typeof filterWhales>[1]>) =>
    filterWhales(items, { ...all, ...filter }).map(({ token }) => token);

  it('keeps everything until a filter is chosen', () => expect(tokens({})).toEqual(['BTC', 'USDT']));
  it('by part of the token', () => expect(tokens({ token: ' usd ' })).toEqual(['USDT']));
  it.each(['ＢＴＣ', '$btc', '비트코인', 'ㅠㅅㅊ', 'BTC, SOL'])('by the token as %j', (token) => {
    expect(tokens({ token })).toEqual(['BTC']);
  });
  it('by several tokens', () => expect(tokens({ token: '비트코인 테더' })).toEqual(['BTC', 'USDT']));
  it('by value, including the limit', () => {
    expect(tokens({ minimumUsd: 33_000_000 })).toEqual(['BTC']);
    expect(tokens({ minimumUsd: 33_000_001 })).toEqual([]);
  });
  it('by flow', () => expect(tokens({ flows: ['inflow', 'mint'] })).toEqual(['USDT']));
  it('by source', () => {
    expect(tokens({ source: 'chain' })).toEqual(['USDT']);
    expect(tokens({ source: 'channel' })).toEqual(['BTC']);
  });
  it('an item that both report passes either filter', () => {
    const both = whaleItems([sampleTransfer()], [sampleMovement({ token: 'USDT', txHash: HASH })]);
    expect(filterWhales(both, { ...all, source: 'chain' })).toHaveLength(1);
    expect(filterWhales(both, { ...all, source: 'channel' })).toHaveLength(1);
  });
});
