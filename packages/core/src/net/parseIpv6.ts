import { fail, ok, type Result } from '../result/index.ts';
import { ipv6Bits, ipv6Text } from './ipv6Bits.ts';

const EXAMPLE = '2001:4860:4860::8888';

/**
 * Parses an IPv6 address and returns its canonical form.
 *
 * Surrounding spaces are dropped. Anything else, blank text included, is `ip.badFormat`.
 *
 * @see RFC 4291 section 2.2 and RFC 5952 (read 2026-11-20)
 * @example parseIpv6('2001:0DB8:0:0::1') // { ok: true, value: '2001:db8::1' }
 */
export function parseIpv6(text: string): Result<string> {
  const bits = ipv6Bits(text.trim());
  return bits === undefined ? fail('ip.badFormat', { example: EXAMPLE }) : ok(ipv6Text(bits));
}
