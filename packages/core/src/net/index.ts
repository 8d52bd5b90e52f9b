/** IP addresses. */
export { canonicalPublicIp } from './canonicalPublicIp.ts';
export { classifyIp, type IpClass } from './classifyIp.ts';
export type { IpKind } from './ipBlocks.ts';
export { ipv4Reading } from './ipv4Reading.ts';
export { type IpLocation, parseIpLocation } from './parseIpLocation.ts';
export { parseIpv4 } from './parseIpv4.ts';
export { parseIpv6 } from './parseIpv6.ts';
