import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { isLoopbackAddress } from '../../loopback.ts';

const MAPPED = '::ffff:';
const IPV6_GROUPS_OF_64 = 4;

/** `::ffff:1.2.3.4` is 1.2.3.4, and `fe80::1%eth0` is fe80::1: the zone is an interface of this machine. */
export function plainAddress(given: string): string {
  const address = isIP(given) === 6 ? given.replace(/%.*/, '') : given;
  return address.toLowerCase().startsWith(MAPPED) && isIP(address.slice(MAPPED.length)) === 4
    ? address.slice(MAPPED.length)
    : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const family = isIP(address);
  if (family === 0) return undefined;
  return family === 4 ? 'ipv4' : 'ipv6';
}

/** `1.2.3.4:5678`, `[::1]:443` and `[::1]` are addresses with a port, as some proxies send them. */
function withoutPort(claim: string): string {
  return /^\[([^\]]*)\](?::\d{1,5})?$/.exec(claim)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(claim)?.[1] ?? claim;
}

/**
 * The entries of `x-forwarded-for`, which may be anything, from the last one, which the nearest proxy added. Each is
 * read only when it is needed: a visitor can send thousands, before any limit applies.
 */
function* claimsOf({ headers }: IncomingMessage): Generator<string> {
  let rest = String(headers['x-forwarded-for'] ?? '');
  let comma: number;
  do {
    comma = rest.lastIndexOf(',');
    yield plainAddress(withoutPort(rest.slice(comma + 1).trim()));
    rest = rest.slice(0, comma);
  } while (comma >= 0);
}

/** Whether an address is one of the configured proxies. */
export function createProxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (family === undefined) continue;
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (given) => {
    const address = plainAddress(given);
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
}

export type Client = {
  readonly address: string;
  /** Whether it sent the header of a proxy although it is none of ours: the client that the header names is ignored. */
  readonly namesOther: boolean;
};

/**
 * Determines the client. Behind proxies its address is the last one in `x-forwarded-for` that is not one of our
 * proxies; without configured proxies the header is untrusted and ignored.
 *
 * @param proxies addresses or networks, as in `TRUST_PROXY`
 */
export function createClientMatcher(proxies: readonly string[]): (request: IncomingMessage) => Client {
  const isTrusted = createProxyMatcher(proxies);
  return (request) => {
    let address = plainAddress(request.socket.remoteAddress ?? '');
    if (request.headers['x-forwarded-for'] === undefined) return { address, namesOther: false };
    if (!isTrusted(address)) return { address, namesOther: true };
    for (const next of claimsOf(request)) {
      const isClient = !isTrusted(address);
      if (isClient || isIP(next) === 0) return { address, namesOther: isClient && isIP(next) !== 0 };
      address = next;
    }
    return { address, namesOther: false };
  };
}

/** The address of the client, as {@link createClientMatcher} determines it. */
export function createClientAddress(proxies: readonly string[]): (request: IncomingMessage) => string {
  const clientOf = createClientMatcher(proxies);
  return (request) => clientOf(request).address;
}

/**
 * Whether a request with a loopback address was made on this machine: without a proxy, or through trusted ones that
 * name no other address. Any other proxy may be forwarding a request from elsewhere.
 *
 * @param proxies addresses or networks, as in `TRUST_PROXY`
 */
export function createLocalMatcher(proxies: readonly string[]): (request: IncomingMessage) => boolean {
  const isTrusted = createProxyMatcher(proxies);
  return (request) => {
    const sender = plainAddress(request.socket.remoteAddress ?? '');
    if (!isLoopbackAddress(sender)) return false;
    if (request.headers['x-forwarded-for'] === undefined) return true;
    return isTrusted(sender) && [...claimsOf(request)].every(isLoopbackAddress);
  };
}

/** The key of limits: an IPv4 address, or the /64 network of an IPv6 address, which usually is one household. */
export function limitKey(given: string): string {
  const address = plainAddress(given);
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return `${groups
    .slice(0, IPV6_GROUPS_OF_64)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
