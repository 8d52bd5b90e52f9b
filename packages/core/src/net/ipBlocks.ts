/** What a block of addresses is set aside for. `public` is everything else. */
export type IpKind =
  | 'public'
  | 'unspecified'
  | 'thisNetwork'
  | 'private'
  | 'uniqueLocal'
  | 'siteLocal'
  | 'carrierNat'
  | 'loopback'
  | 'linkLocal'
  | 'documentation'
  | 'benchmark'
  | 'protocol'
  | 'translation'
  | 'v4Mapped'
  | 'discard'
  | 'multicast'
  | 'broadcast'
  | 'reserved';

export type IpBlock = { readonly block: string; readonly kind: Exclude<IpKind, 'public'>; readonly rfc: string };

/**
 * Blocks that are not public, narrow ones before the wide ones that contain them. The registered blocks of AS112 and
 * AMT that lie in no wider block (192.31.196.0/24, 192.52.193.0/24, 192.175.48.0/24 and 2620:4f:8000::/48) are left
 * out: they are reachable from everywhere, so they count as public.
 *
 * @see IANA IPv4 Special-Purpose Address Registry (read 2026-11-20)
 */
export const IPV4_BLOCKS: readonly IpBlock[] = [
  { block: '0.0.0.0/32', kind: 'unspecified', rfc: 'RFC 1122' },
  { block: '0.0.0.0/8', kind: 'thisNetwork', rfc: 'RFC 791' },
  { block: '10.0.0.0/8', kind: 'private', rfc: 'RFC 1918' },
  { block: '100.64.0.0/10', kind: 'carrierNat', rfc: 'RFC 6598' },
  { block: '127.0.0.0/8', kind: 'loopback', rfc: 'RFC 1122' },
  { block: '169.254.0.0/16', kind: 'linkLocal', rfc: 'RFC 3927' },
  { block: '172.16.0.0/12', kind: 'private', rfc: 'RFC 1918' },
  { block: '192.0.0.0/29', kind: 'protocol', rfc: 'RFC 7335' },
  { block: '192.0.0.8/32', kind: 'protocol', rfc: 'RFC 7600' },
  { block: '192.0.0.9/32', kind: 'protocol', rfc: 'RFC 7723' },
  { block: '192.0.0.10/32', kind: 'protocol', rfc: 'RFC 8155' },
  { block: '192.0.0.170/32', kind: 'protocol', rfc: 'RFC 8880' },
  { block: '192.0.0.171/32', kind: 'protocol', rfc: 'RFC 8880' },
  { block: '192.0.0.0/24', kind: 'protocol', rfc: 'RFC 6890' },
  { block: '192.0.2.0/24', kind: 'documentation', rfc: 'RFC 5737' },
  { block: '192.88.99.2/32', kind: 'translation', rfc: 'RFC 6751' },
  { block: '192.88.99.0/24', kind: 'translation', rfc: 'RFC 7526' },
  { block: '192.168.0.0/16', kind: 'private', rfc: 'RFC 1918' },
  { block: '198.18.0.0/15', kind: 'benchmark', rfc: 'RFC 2544' },
  { block: '198.51.100.0/24', kind: 'documentation', rfc: 'RFC 5737' },
  { block: '203.0.113.0/24', kind: 'documentation', rfc: 'RFC 5737' },
  { block: '233.252.0.0/24', kind: 'documentation', rfc: 'RFC 6676' },
  { block: '224.0.0.0/4', kind: 'multicast', rfc: 'RFC 5771' },
  { block: '255.255.255.255/32', kind: 'broadcast', rfc: 'RFC 919' },
  { block: '240.0.0.0/4', kind: 'reserved', rfc: 'RFC 1112' },
];

/**
 * The same for IPv6. Only 2000::/3 is allocated as global unicast, so anything outside of it that no earlier line
 * names is reserved.
 *
 * @see IANA IPv6 Special-Purpose Address Registry and IPv6 Address Space (read 2026-11-20)
 */
export const IPV6_BLOCKS: readonly IpBlock[] = [
  { block: '::/128', kind: 'unspecified', rfc: 'RFC 4291' },
  { block: '::1/128', kind: 'loopback', rfc: 'RFC 4291' },
  { block: '::ffff:0:0/96', kind: 'v4Mapped', rfc: 'RFC 4291' },
  { block: '64:ff9b::/96', kind: 'translation', rfc: 'RFC 6052' },
  { block: '64:ff9b:1::/48', kind: 'translation', rfc: 'RFC 8215' },
  { block: '100::/64', kind: 'discard', rfc: 'RFC 6666' },
  { block: '100:0:0:1::/64', kind: 'protocol', rfc: 'RFC 9780' },
  { block: 'fc00::/7', kind: 'uniqueLocal', rfc: 'RFC 4193' },
  { block: 'fe80::/10', kind: 'linkLocal', rfc: 'RFC 4291' },
  { block: 'fec0::/10', kind: 'siteLocal', rfc: 'RFC 3879' },
  { block: 'ff00::/8', kind: 'multicast', rfc: 'RFC 4291' },
  { block: '2001::/32', kind: 'translation', rfc: 'RFC 4380' },
  { block: '2001:2::/48', kind: 'benchmark', rfc: 'RFC 5180' },
  { block: '2001:1::1/128', kind: 'protocol', rfc: 'RFC 7723' },
  { block: '2001:1::2/128', kind: 'protocol', rfc: 'RFC 8155' },
  { block: '2001:1::3/128', kind: 'protocol', rfc: 'RFC 9665' },
  { block: '2001:3::/32', kind: 'protocol', rfc: 'RFC 7450' },
  { block: '2001:4:112::/48', kind: 'protocol', rfc: 'RFC 7535' },
  { block: '2001:10::/28', kind: 'protocol', rfc: 'RFC 4843' },
  { block: '2001:20::/28', kind: 'protocol', rfc: 'RFC 7343' },
  { block: '2001:30::/28', kind: 'protocol', rfc: 'RFC 9374' },
  { block: '2001::/23', kind: 'protocol', rfc: 'RFC 2928' },
  { block: '2001:db8::/32', kind: 'documentation', rfc: 'RFC 3849' },
  { block: '2002::/16', kind: 'translation', rfc: 'RFC 3056' },
  { block: '3fff::/20', kind: 'documentation', rfc: 'RFC 9637' },
  { block: '5f00::/16', kind: 'protocol', rfc: 'RFC 9602' },
  { block: '::/8', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '100::/8', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '200::/7', kind: 'reserved', rfc: 'RFC 4048' },
  { block: '400::/6', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '800::/5', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '1000::/4', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '4000::/3', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '6000::/3', kind: 'reserved', rfc: 'RFC 4291' },
  { block: '8000::/3', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'a000::/3', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'c000::/3', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'e000::/4', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'f000::/5', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'f800::/6', kind: 'reserved', rfc: 'RFC 4291' },
  { block: 'fe00::/9', kind: 'reserved', rfc: 'RFC 4291' },
];
