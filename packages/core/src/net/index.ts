/** IP addresses. */
export { canonicalPublicIp } from './canonicalPublicIp.ts';
export { classifyIp, type IpClass } from './classifyIp.ts';
export type { IpKind } from './ipBlocks.ts';
export { ipv4Readings } from './ipv4Readings.ts';
export { ipv6Reading } from './ipv6Reading.ts';
export { type IpLocation, parseIpLocation } from './parseIpLocation.ts';
export { parseIpv4 } from './parseIpv4.ts';
export { parseIpv6 } from './parseIpv6.ts';
