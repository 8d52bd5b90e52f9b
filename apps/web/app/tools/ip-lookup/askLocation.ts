import { classifyIp, type IpClass, type IpLocation, parseIpLocation } from '@toolbox/core/net';
import { AppError, type AppErrorKind } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { geoAddress } from './geoAddress.ts';

export type Found =
  | { readonly kind: 'location'; readonly location: IpLocation }
  /** The visitor's own address, whose location is currently unknown. */
  | { readonly kind: 'addressOnly'; readonly ip: string }
  /** An address without a location: the visitor's own in a private network. */
  | { readonly kind: 'special'; readonly address: IpClass };

/** The address in a response without a location. */
function addressIn(body: unknown): IpClass | undefined {
  const ip = typeof body === 'object' && body !== null && 'ip' in body ? body.ip : undefined;
  const address = typeof ip === 'string' ? classifyIp(ip) : undefined;
  return address?.ok ? address.value : undefined;
}

function kindOf(code: string): AppErrorKind {
  return code === 'ip.notFound' ? 'validation' : 'api';
}

/**
 * Requests the location of an address, or of the visitor if it is empty.
 *
 * @param address accepted by `parseIpv4`, or empty
 * @throws AppError if there is no response, or an invalid one
 */
export async function askLocation(address: string, signal: AbortSignal): Promise<Found> {
  const body = await fetchJson(geoAddress(address, siteConfig.hasServer), { signal });
  const location = parseIpLocation(body);
  if (location.ok) return { kind: 'location', location: location.value };
  const found = addressIn(body);
  if (found !== undefined && found.kind !== 'public') return { kind: 'special', address: found };
  // A request for the visitor's own address succeeds even if its location is unknown.
  if (found !== undefined && address === '') return { kind: 'addressOnly', ip: found.address };
  const { failure } = location;
  throw new AppError({ kind: kindOf(failure.code), code: failure.code, words: 'failed', failure });
}
