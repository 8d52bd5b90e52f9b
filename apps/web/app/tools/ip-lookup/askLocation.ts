import { classifyIp, type IpClass, type IpLocation, parseIpLocation } from '@toolbox/core/net';
import { AppError, type AppErrorKind } from '../../data/appError.ts';
import { fetchJson } from '../../data/fetchJson.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { geoAddress } from './geoAddress.ts';

export type Found =
  | { readonly kind: 'location'; readonly location: IpLocation }
  /** The visitor's own address, whose place nobody can tell at the moment. */
  | { readonly kind: 'addressOnly'; readonly ip: string }
  /** An address that has no place: the visitor's own within a network. */
  | { readonly kind: 'special'; readonly address: IpClass };

/** The address that an answer without a place is about. */
function addressIn(body: unknown): IpClass | undefined {
  const ip = typeof body === 'object' && body !== null && 'ip' in body ? body.ip : undefined;
  const address = typeof ip === 'string' ? classifyIp(ip) : undefined;
  return address?.ok ? address.value : undefined;
}

function kindOf(code: string): AppErrorKind {
  return code === 'ip.notFound' ? 'validation' : 'api';
}

/**
 * Asks where an address is, or where the visitor is where it is empty.
 *
 * @param address accepted by `parseIpv4`, or empty
 * @throws AppError where nobody answers, or the answer is none
 */
export async function askLocation(address: string, signal: AbortSignal): Promise<Found> {
  const body = await fetchJson(geoAddress(address, siteConfig.hasServer), { signal });
  const location = parseIpLocation(body);
  if (location.ok) return { kind: 'location', location: location.value };
  const found = addressIn(body);
  if (found !== undefined && found.kind !== 'public') return { kind: 'special', address: found };
  // Whoever asked for the own address has it, whatever became of its place.
  if (found !== undefined && address === '') return { kind: 'addressOnly', ip: found.address };
  const { failure } = location;
  throw new AppError({ kind: kindOf(failure.code), code: failure.code, words: 'failed', failure });
}
