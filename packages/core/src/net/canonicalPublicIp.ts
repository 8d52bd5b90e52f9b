import { fail, ok, type Result } from '../result/index.ts';
import { classifyIp } from './classifyIp.ts';
import type { IpKind } from './ipBlocks.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not a public internet address, so it has no location. */
    'ip.notPublic': { readonly address: string; readonly kind: IpKind; readonly rfc: string };
  }
}

const MAPPED_TAIL_START = '::ffff:'.length;

/**
 * The canonical spelling of an address that may be sent to a lookup service.
 *
 * - Only public IPv4 and IPv6 addresses are accepted; every other kind is `ip.notPublic`, other text is
 *   `ip.badFormat`.
 * - An IPv4-mapped IPv6 address, as a dual-stack server sees its visitors, is treated and written as the IPv4 address
 *   in it.
 * - The result consists of hexadecimal digits, points and colons only, so it is safe in a URL path.
 *
 * @example canonicalPublicIp('::ffff:8.8.8.8') // { ok: true, value: '8.8.8.8' }
 */
export function canonicalPublicIp(text: string): Result<string> {
  const found = classifyIp(text);
  if (!found.ok) return found;
  const { address, kind, rfc } = found.value;
  if (kind === 'v4Mapped') return canonicalPublicIp(address.slice(MAPPED_TAIL_START));
  return rfc === null ? ok(address) : fail('ip.notPublic', { address, kind, rfc });
}
