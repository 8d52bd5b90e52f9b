import { describe, expect, it } from 'vitest';
import { explorerLink } from './explorerLink.ts';
import { filterWhales } from './filterWhales.ts';
import { parseChannelMeta } from './sources/parseChannelMeta.ts';
import { whaleFlow } from './whaleFlow.ts';
import { whaleItems } from './whaleItems.ts';
import type { WhaleMovement } from './whaleMovement.ts';
import type { WhaleTransfer } from './whaleTransfer.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const FROM = `0x${'1f'.repeat(20)}`;
const TO = '0x28c6c06298d514db089934071355e5743bf21d60';

const transfer = (more: Partial<WhaleTransfer> = {}): WhaleTransfer => ({
  id: `${HASH}-1`,
  coin: 'USDT',
  amount: 2_000_000,
  value: 2,
  usdValue: 2_000_000,
  estimated: false,
  from: FROM,
  to: TO,
  fromLabel: undefined,
  toLabel: 'Binance',
  timestamp: '2026-11-20T10:00:00.000Z',
  txHash: HASH,
  type: 'transfer',
  ...more,
});

const movement = (more: Partial<WhaleMovement> = {}): WhaleMovement => ({
  id: 'whale_alert_io/1',
  type: 'transfer',
  token: 'BTC',
  amount: 500,
  usdValue: 33_000_000,
  from: 'Kraken',
  to: 'unknown wallet',
  blockchain: 'bitcoin',
  txHash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  txUrl: 'https://whale-alert.io/tx/bitcoin/f418',
  messageUrl: 'https://t.me/whale_alert_io/1',
  timestamp: '2026-11-20T11:00:00.000Z',
  risk: 'medium',
  ...more,
});

describe('whaleFlow', () => {
  it.each([
    ['transfer', 'unknown wallet', 'Binance', 'inflow'],
    ['transfer', 'Coinbase Institutional', undefined, 'outflow'],
    ['transfer', 'Kraken', 'Binance', 'exchanges'],
    ['transfer', 'Binance', 'Binance Beacon Deposit', 'wallets'],
    ['transfer', 'Huobi', 'HTX', 'wallets'],
    ['transfer', 'unknown wallet', 'unknown new wallet', 'wallets'],
    ['mint', undefined, 'Tether Treasury', 'mint'],
    ['burn', 'Tether Treasury', undefined, 'burn'],
    ['freeze', undefined, undefined, 'other'],
  ] as const)('%s from %s to %s is %s', (type, from, to, flow) => {
    expect(whaleFlow({ type, from, to })).toBe(flow);
  });
});

describe('explorerLink', () => {
  it.each([
    ['ethereum', HASH, `https://etherscan.io/tx/${HASH}`],
    ['Bitcoin', 'ab'.repeat(32), `https://mempool.space/tx/${'ab'.repeat(32)}`],
    ['tron', 'ab'.repeat(32), `https://tronscan.org/#/transaction/${'ab'.repeat(32)}`],
    ['ripple', 'AB'.repeat(32), `https://xrpscan.com/tx/${'AB'.repeat(32)}`],
  ])('leads to the page of %s', (chain, hash, url) => {
    expect(explorerLink(chain, hash)).toBe(url);
  });

  it.each([
    ['constructor', HASH],
    [undefined, HASH],
    ['ethereum', undefined],
    ['ethereum', '../../login'],
    ['ethereum', 'a'.repeat(15)],
    ['ethereum', 'a'.repeat(129)],
  ])('has no link of %s for %s', (chain, hash) => {
    expect(explorerLink(chain, hash)).toBeUndefined();
  });
});

describe('whaleItems', () => {
  it('puts both sources into one list, newest first', () => {
    const items = whaleItems([transfer()], [movement()]);
    expect(items.map(({ source, flow }) => [source, flow])).toEqual([
      ['channel', 'outflow'],
      ['chain', 'inflow'],
    ]);
    expect(items[0]).toMatchObject({ txUrl: expect.stringContaining('mempool.space'), from: { name: 'Kraken' } });
    expect(items[1]).toMatchObject({ to: { name: 'Binance', address: TO }, risk: 'low', messageUrl: undefined });
  });

  it('marks estimated values of the chain only', () => {
    const items = whaleItems([transfer({ estimated: true })], [movement()]);
    expect(items.map(({ estimated }) => estimated)).toEqual([false, true]);
  });

  it('merges a transfer that both sources report: figures of the chain, names of the channel', () => {
    const post = movement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum', from: 'Tether Treasury' });
    const items = whaleItems([transfer()], [post]);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      source: 'both',
      usdValue: 2_000_000,
      from: { name: 'Tether Treasury', address: FROM },
      messageUrl: 'https://t.me/whale_alert_io/1',
    });
  });

  it('names the other side as the channel does where the chain does not', () => {
    const post = movement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum', to: 'Upbit' });
    expect(whaleItems([transfer({ toLabel: undefined })], [post])[0]).toMatchObject({
      to: { name: 'Upbit', address: TO },
    });
  });

  it('keeps apart what cannot be matched: several transfers of one coin in one transaction', () => {
    const post = movement({ token: 'USDT', txHash: HASH, blockchain: 'ethereum' });
    const items = whaleItems([transfer(), transfer({ id: `${HASH}-2` })], [post]);
    expect(items.map(({ source }) => source)).toEqual(['channel', 'chain', 'chain']);
    expect(new Set(items.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps apart what cannot be matched: several posts about one transfer', () => {
    const post = { token: 'USDT', txHash: HASH, blockchain: 'ethereum' };
    const posts = [movement({ ...post, from: 'Binance' }), movement({ ...post, id: 'whale_alert_io/2', from: 'OKX' })];
    const items = whaleItems([transfer({ fromLabel: undefined })], posts);
    expect(items.map(({ source, from }) => [source, from.name])).toEqual([
      ['channel', 'Binance'],
      ['channel', 'OKX'],
      ['chain', undefined],
    ]);
  });

  it('follows no page of a feed that is not secured', () => {
    const strange = { blockchain: 'elsewhere', txUrl: 'javascript:alert(1)', messageUrl: 'http://t.me/x' };
    expect(whaleItems([], [movement(strange)])[0]).toMatchObject({ txUrl: undefined, messageUrl: undefined });
  });

  it('treats an unknown type as a transfer', () => {
    expect(whaleItems([transfer({ type: 'strange' })], [])[0]?.type).toBe('transfer');
  });
});

describe('filterWhales', () => {
  const items = whaleItems([transfer()], [movement()]);
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
    const both = whaleItems([transfer()], [movement({ token: 'USDT', txHash: HASH })]);
    expect(filterWhales(both, { ...all, source: 'chain' })).toHaveLength(1);
    expect(filterWhales(both, { ...all, source: 'channel' })).toHaveLength(1);
  });
});

describe('parseChannelMeta', () => {
  it('reads the fields of the response', () => {
    expect(parseChannelMeta({ meta: { enabled: false, stale: true, fetched_at: '2026-11-20T00:00:00.000Z' } })).toEqual(
      { enabled: false, stale: true, fetchedAt: '2026-11-20T00:00:00.000Z' },
    );
  });

  it.each([undefined, {}, { meta: 5 }, { meta: { fetched_at: 'soon' } }])('falls back to defaults for %j', (body) => {
    expect(parseChannelMeta(body)).toEqual({ enabled: true, stale: false, fetchedAt: undefined });
  });
});
