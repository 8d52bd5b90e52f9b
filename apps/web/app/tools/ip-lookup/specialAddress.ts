import { classifyIp, type IpClass } from '@toolbox/core/net';

/**
 * An address whose purpose is known without a lookup; undefined for others. An IPv4 address in IPv6 says nothing
 * itself.
 */
export function specialAddress(text: string): IpClass | undefined {
  const found = classifyIp(text);
  const isSpecial = found.ok && found.value.kind !== 'public' && found.value.kind !== 'v4Mapped';
  return isSpecial ? found.value : undefined;
}
