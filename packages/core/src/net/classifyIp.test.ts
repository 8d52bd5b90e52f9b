import { describe, expect, it } from 'vitest';
import { classifyIp } from './classifyIp.ts';
import type { IpKind } from './ipBlocks.ts';

function kind(text: string): string {
  const found = classifyIp(text);
  return found.ok ? found.value.kind : found.failure.code;
}

/** First and last address of each block, with the neighbors outside of it. */
const EDGES: readonly (readonly [kind: IpKind, first: string, last: string, before: string, after: string])[] = [
  ['thisNetwork', '0.0.0.1', '0.255.255.255', '0.0.0.0', '1.0.0.0'],
  ['private', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['carrierNat', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['loopback', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['linkLocal', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['private', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['protocol', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['documentation', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['translation', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['private', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['benchmark', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['documentation', '198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['documentation', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['multicast', '224.0.0.0', '239.255.255.255', '223.255.255.255', '240.0.0.0'],
  ['documentation', '233.252.0.0', '233.252.0.255', '233.251.255.255', '233.252.1.0'],
  ['reserved', '240.0.0.0', '255.255.255.254', '239.255.255.255', '255.255.255.255'],
  ['v4Mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255', '::fffe:ffff:ffff', '::1:0:0:0'],
  ['translation', '64:ff9b::', '64:ff9b::255.255.255.255', '64:ff9a::', '64:ff9b::1:0:0'],
  ['translation', '64:ff9b:1::', '64:ff9b:1:ffff::', '64:ff9b:0:ffff::', '64:ff9b:2::'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff', 'ff::', '100:0:0:1::'],
  ['translation', '2001::', '2001:0:ffff::', '2000:ffff::', '2001:1::'],
  ['benchmark', '2001:2::', '2001:2:0:ffff::', '2001:1:ffff::', '2001:2:1::'],
  ['protocol', '100:0:0:1::', '100:0:0:1:ffff::', '100::ffff:ffff:ffff:ffff', '100:0:0:2::'],
  ['protocol', '5f00::', '5f00:ffff::', '5eff:ffff::', '5f01::'],
  ['protocol', '2001:1::', '2001:1ff:ffff::', '2001:0:ffff::', '2001:200::'],
  ['documentation', '2001:db8::', '2001:db8:ffff::', '2001:db7:ffff::', '2001:db9::'],
  ['translation', '2002::', '2002:ffff::', '2001:ffff::', '2003::'],
  ['documentation', '3fff::', '3fff:fff:ffff::', '3ffe:ffff::', '3fff:1000::'],
  ['public', '2000::', '3ffe:ffff::', '1fff:ffff::', '4000::'],
  ['uniqueLocal', 'fc00::', 'fdff:ffff::', 'fbff:ffff::', 'fe00::'],
  ['linkLocal', 'fe80::', 'febf:ffff::', 'fe7f:ffff::', 'fec0::'],
  ['siteLocal', 'fec0::', 'feff:ffff::', 'febf:ffff::', 'ff00::'],
  ['multicast', 'ff00::', 'ffff:ffff::', 'feff:ffff::', '::'],
];

describe('classifyIp', () => {
  it.each(EDGES)('%s from %s to %s, not %s and not %s', (expected, first, last, before, after) => {
    expect([kind(first), kind(last)]).toEqual([expected, expected]);
    expect([kind(before), kind(after)]).not.toContain(expected);
  });

  it.each([
    ['0.0.0.0', 'unspecified'],
    ['255.255.255.255', 'broadcast'],
    ['8.8.8.8', 'public'],
    ['1.1.1.1', 'public'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::2', 'reserved'],
    ['1fff::', 'reserved'],
    ['4000::', 'reserved'],
    ['7fff::', 'reserved'],
    ['8000::', 'reserved'],
    ['f000::', 'reserved'],
    ['2606:4700:4700::1111', 'public'],
    ['192.31.196.1', 'public'],
    ['192.52.193.1', 'public'],
    ['192.175.48.1', 'public'],
    ['2620:4f:8000::1', 'public'],
  ])('%s is %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  it.each([
    ['192.0.0.7', '192.0.0.0/29', 'RFC 7335'],
    ['192.0.0.8', '192.0.0.8/32', 'RFC 7600'],
    ['192.0.0.9', '192.0.0.9/32', 'RFC 7723'],
    ['192.0.0.10', '192.0.0.10/32', 'RFC 8155'],
    ['192.0.0.170', '192.0.0.170/32', 'RFC 8880'],
    ['192.0.0.171', '192.0.0.171/32', 'RFC 8880'],
    ['192.0.0.172', '192.0.0.0/24', 'RFC 6890'],
    ['192.88.99.2', '192.88.99.2/32', 'RFC 6751'],
    ['2001:1::1', '2001:1::1/128', 'RFC 7723'],
    ['2001:3::1', '2001:3::/32', 'RFC 7450'],
    ['2001:4:112::1', '2001:4:112::/48', 'RFC 7535'],
    ['2001:1f::1', '2001:10::/28', 'RFC 4843'],
    ['2001:2f::1', '2001:20::/28', 'RFC 7343'],
    ['2001:3f::1', '2001:30::/28', 'RFC 9374'],
    ['2001:40::1', '2001::/23', 'RFC 2928'],
    ['5f00::1', '5f00::/16', 'RFC 9602'],
    ['::2', '::/8', 'RFC 4291'],
    ['300::', '200::/7', 'RFC 4048'],
    ['5000::', '4000::/3', 'RFC 4291'],
    ['fe00::', 'fe00::/9', 'RFC 4291'],
  ])('names the narrowest block of %s', (address, block, rfc) => {
    expect(classifyIp(address)).toMatchObject({ ok: true, value: { block, rfc } });
  });

  it('leaves only 2000::/3 of IPv6 public', () => {
    for (let first = 0; first < 0x10000; first += 0x80) {
      const isUnicast = first >= 0x2000 && first < 0x4000;
      const found = kind(`${first.toString(16)}:1::1`);
      if (!isUnicast) expect([first, found]).not.toEqual([first, 'public']);
    }
  });

  it('names the block and the document, and neither for a public address', () => {
    expect(classifyIp(' 192.168.0.1 ')).toEqual({
      ok: true,
      value: { address: '192.168.0.1', version: 4, kind: 'private', block: '192.168.0.0/16', rfc: 'RFC 1918' },
    });
    expect(classifyIp('FD00::1')).toEqual({
      ok: true,
      value: { address: 'fd00::1', version: 6, kind: 'uniqueLocal', block: 'fc00::/7', rfc: 'RFC 4193' },
    });
    const nothing = { kind: 'public', block: null, rfc: null };
    expect(classifyIp('8.8.8.8')).toEqual({ ok: true, value: { address: '8.8.8.8', version: 4, ...nothing } });
    expect(classifyIp('2600::')).toEqual({ ok: true, value: { address: '2600::', version: 6, ...nothing } });
  });

  it('rejects text that is not an address', () => {
    expect(classifyIp('example.com')).toEqual({
      ok: false,
      failure: { code: 'ip.badFormat', facts: { example: '8.8.8.8' } },
    });
  });
});
