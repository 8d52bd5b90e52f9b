import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClientAddress, createClientMatcher, limitKey } from './clientAddress.ts';

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
});

describe('x-forwarded-for', () => {
  const request = (forwarded: unknown) =>
    ({
      socket: { remoteAddress: '127.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it('is not read when it is not from a proxy, however long it is', () => {
    const unread = { toString: () => expect.unreachable() };
    expect(createClientMatcher([])(request(unread))).toEqual({ address: '127.0.0.1', namesOther: true });
  });

  it.each([
    ['', '127.0.0.1'],
    [',', '127.0.0.1'],
    [', 203.0.113.9', '203.0.113.9'],
    ['198.51.100.1,,10.0.0.1', '10.0.0.1'],
    ['198.51.100.1, 203.0.113.9:80, 10.0.0.1', '203.0.113.9'],
    ['10.0.0.2, 10.0.0.1', '10.0.0.2'],
  ])('%j is of %s', (forwarded, client) => {
    expect(createClientAddress(['127.0.0.1', '10.0.0.0/8'])(request(forwarded))).toBe(client);
  });
});
