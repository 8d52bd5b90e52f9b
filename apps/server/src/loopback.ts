import { BlockList, isIP } from 'node:net';

/** The host in a URL of this machine, as it is usually written. */
export const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is one of this machine. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host, as in a URL or to listen on, is this machine in any spelling. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host) || host.endsWith('.localhost') || isLoopbackAddress(host);
}
