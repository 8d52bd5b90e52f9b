import { ipv4Bits, ipv4Text } from './ipv4Bits.ts';

const GROUPS = 8;
const GROUP = /^[0-9a-f]{1,4}$/;
const MAPPED_PREFIX = 0xffffn;

/** Replaces a dotted IPv4 address in the last two groups by hexadecimal groups. */
function withoutDots(address: string): string | undefined {
  if (!address.includes('.')) return address;
  const tailStart = address.lastIndexOf(':') + 1;
  const tail = ipv4Bits(address.slice(tailStart));
  if (tail === undefined) return undefined;
  return `${address.slice(0, tailStart)}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}`;
}

function groupsOf(side: string): readonly string[] {
  return side === '' ? [] : side.split(':');
}

/**
 * The 128 bits of an IPv6 address, or `undefined` where the text is not one.
 *
 * Uppercase, leading zeros, any position of `::` and a dotted tail are accepted; a zone, a prefix length, brackets and
 * a port are not part of an address.
 *
 * @see RFC 4291 section 2.2 (2006-02, read 2026-11-20)
 * @example ipv6Bits('::1') // 1n
 */
export function ipv6Bits(address: string): bigint | undefined {
  const [head, tail, ...more] = withoutDots(address.toLowerCase())?.split('::') ?? [];
  if (head === undefined || more.length > 0) return undefined;
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const missing = GROUPS - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => GROUP.test(group))) return undefined;
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

/** Start and length of the longest run of zero groups, the first one on a tie; a single zero group is not a run. */
function longestZeroRun(groups: readonly string[]): { readonly start: number; readonly length: number } {
  let longest = { start: 0, length: 1 };
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length = group === '0' ? length + 1 : 0;
    if (length > longest.length) longest = { start: index - length + 1, length };
  }
  return longest;
}

/**
 * Writes 128 bits as an IPv6 address in its one canonical form.
 *
 * Lowercase, no leading zeros, the longest run of two or more zero groups as `::`, IPv4-mapped addresses with a dotted
 * tail.
 *
 * @see RFC 5952 (2010-08, read 2026-11-20)
 * @example ipv6Text(1n) // '::1'
 */
export function ipv6Text(bits: bigint): string {
  if (bits >> 32n === MAPPED_PREFIX) return `::ffff:${ipv4Text(bits)}`;
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    ((bits >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn).toString(16),
  );
  const { start, length } = longestZeroRun(groups);
  if (length === 1) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}
