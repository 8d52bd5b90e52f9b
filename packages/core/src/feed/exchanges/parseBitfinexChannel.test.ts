import { describe, expect, it } from 'vitest';
import { parseBitfinexChannel } from './bitfinex.ts';

describe('parseBitfinexChannel', () => {
  it('takes the pair of a channel number', () => {
    const message = { event: 'subscribed', channel: 'trades', chanId: 17, symbol: 'tBTCUSD', pair: 'BTCUSD' };
    expect(parseBitfinexChannel(message)).toEqual({ channel: 17, symbol: 'BTCUSD' });
  });
  it.each([
    null,
    { event: 'info' },
    { event: 'subscribed', channel: 'ticker' },
    { event: 'subscribed', channel: 'trades', chanId: 18, symbol: 'fUSD', currency: 'USD' },
    { event: 'subscribed', channel: 'trades', chanId: '18', symbol: 'tBTCUSD' },
    { event: 'subscribed', channel: 'trades', chanId: 18 },
  ])('ignores %j', (message) => {
    expect(parseBitfinexChannel(message)).toBeUndefined();
  });
});
