import { BlockList, isIP } from 'node:net';

const ADDRESS_BITS: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);

/** Wider networks than these include strangers: 10.0.0.0/8 and fc00::/7 are the widest private ones. */
const MIN_BITS: ReadonlyMap<number, number> = new Map([
  [4, 8],
  [6, 7],
]);

/** The addresses of IPv4 in the notation of IPv6. */
const MAPPED = { address: '::ffff:0:0', bits: 96 };

function isWithin(address: string, network: string, bits: number): boolean {
  const list = new BlockList();
  list.addSubnet(network, bits, 'ipv6');
  return list.check(address, 'ipv6');
}

/** Whether a network is so wide that it would trust strangers' headers. */
export function isTooWide(network: string): boolean {
  const [address = '', text] = network.split('/');
  const [family, bits] = [isIP(address), Number(text)];
  if (text === undefined) return false;
  if (bits < (MIN_BITS.get(family) ?? 0)) return true;
  if (family !== 6 || bits >= MAPPED.bits + (MIN_BITS.get(4) ?? 0)) return false;
  return isWithin(MAPPED.address, address, bits) || isWithin(address, MAPPED.address, MAPPED.bits);
}

/** Whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const maxBits = ADDRESS_BITS.get(isIP(address));
  if (maxBits === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
}
