import { ipv4Readings, ipv6Reading } from '@toolbox/core/net';
import { specialAddress } from './specialAddress.ts';

/** A name, also with the scheme of a link, a user, a port or a path. Its last part may be encoded: xn--3e0b707e. */
const DOMAIN =
  /^(?:\w+:\/\/)?(?:[^\s@/]+@)?(?:localhost|(?:[\p{L}\d_-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)\.?)(?:[:/?]|$)/iu;

type RejectedAddress = {
  /** Why a text is rejected that contains no address to look up or explain. */
  readonly kind: 'ipv6' | 'domain' | undefined;
  /** The addresses that it may mean. */
  readonly addresses: readonly string[];
};

/** What a text is that is rejected as an address. Not part of the initial load. */
export function rejectedAddress(text: string): RejectedAddress {
  const six = ipv6Reading(text);
  if (six === undefined) {
    return { kind: DOMAIN.test(text.trim()) ? 'domain' : undefined, addresses: ipv4Readings(text) };
  }
  const fours = new Set([...ipv4Readings(six), ...ipv4Readings(text)]);
  return specialAddress(six)
    ? { kind: undefined, addresses: [six, ...fours] }
    : { kind: 'ipv6', addresses: [...fours] };
}
