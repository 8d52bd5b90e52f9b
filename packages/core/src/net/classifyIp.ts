import { fail, ok, type Result } from '../result/index.ts';
import { IPV4_BLOCKS, IPV6_BLOCKS, type IpBlock, type IpKind } from './ipBlocks.ts';
import { ipv4Bits, ipv4Text } from './ipv4Bits.ts';
import { ipv6Bits, ipv6Text } from './ipv6Bits.ts';

/** `block` and `rfc` name the registered block and the document that sets it aside; a public address has neither. */
export type IpClass = {
  readonly address: string;
  readonly version: 4 | 6;
  readonly kind: IpKind;
  readonly block: string | null;
  readonly rfc: string | null;
};

const EXAMPLE = '8.8.8.8';
const VERSION_4_BITS = 32;
const VERSION_6_BITS = 128;

function blockOf(
  bits: bigint,
  width: number,
  blocks: readonly IpBlock[],
  read: (address: string) => bigint | undefined,
): IpBlock | undefined {
  return blocks.find(({ block }) => {
    const [start = '', length = ''] = block.split('/');
    const rest = BigInt(width - Number(length));
    return (read(start) as bigint) >> rest === bits >> rest;
  });
}

/**
 * Says what an IPv4 or IPv6 address is for, without a network request.
 *
 * - Surrounding spaces are dropped; text that is neither is `ip.badFormat`.
 * - The result names the narrowest block of the table that contains the address, and `public` where there is none.
 *
 * @see IANA special-purpose address registries, RFC 6890 (read 2026-11-20)
 * @example classifyIp('192.168.0.1') // { ok: true, value: { kind: 'private', block: '192.168.0.0/16', … } }
 */
export function classifyIp(text: string): Result<IpClass> {
  const trimmed = text.trim();
  const four = ipv4Bits(trimmed);
  const six = four === undefined ? ipv6Bits(trimmed) : undefined;
  if (four !== undefined) {
    const found = blockOf(four, VERSION_4_BITS, IPV4_BLOCKS, ipv4Bits);
    return ok({ address: ipv4Text(four), version: 4, ...(found ?? { kind: 'public', block: null, rfc: null }) });
  }
  if (six === undefined) return fail('ip.badFormat', { example: EXAMPLE });
  const found = blockOf(six, VERSION_6_BITS, IPV6_BLOCKS, ipv6Bits);
  return ok({ address: ipv6Text(six), version: 6, ...(found ?? { kind: 'public', block: null, rfc: null }) });
}
