import { describe, expect, it } from 'vitest';
import { limitKey } from '../http/clientAddress.ts';
import { createHandshakeRate } from './createHandshakeRate.ts';

describe('limits', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
  ])('count %s as %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it('start again every minute', () => {
    const rate = createHandshakeRate(2);
    expect([rate.hit('a', 0), rate.hit('a', 1), rate.hit('b', 1)]).toEqual([undefined, undefined, undefined]);
    expect(rate.hit('a', 30_000)).toBe(30);
    expect(rate.hit('a', 60_000)).toBeUndefined();
  });
});
