import { classifyIp, type IpClass, type IpLocation, parseIpLocation } from '@toolbox/core/net';
import { CallError } from './callError.ts';
import { fieldsOf } from './fieldsOf.ts';
import { isSimulated } from './liveAnswer.ts';
import type { CallOptions } from './requestJson.ts';
import type { Send } from './sendTo.ts';

/** What is known of an address. */
export type LocationAnswer =
  | {
      readonly kind: 'location';
      readonly location: IpLocation;
      /** Whether the location is simulated, as in the demo. */
      readonly simulated: boolean;
    }
  /** The caller's own address, whose location is currently unknown. */
  | { readonly kind: 'addressOnly'; readonly ip: string }
  /** An address without a location: the caller's own in a private network. */
  | { readonly kind: 'special'; readonly address: IpClass };

/** The path of the server's endpoint for locations. */
export const GEO_PATH = '/api/geo';

/** Which address to locate, and by which service. */
export type LocationQuery = {
  /** Accepted by `parseIpv4`; the caller's own where omitted or empty. */
  readonly address?: string | undefined;
  /** Another service with the same paths and fields; {@link GEO_PATH} of the server by default. */
  readonly service?: string | undefined;
};

/**
 * Texts that cannot be a path segment: a URL resolves dots, which would request the caller's own address, and half of
 * a surrogate pair cannot be encoded.
 */
const NO_SEGMENT = /^\.\.?$|\p{Cs}/u;

/** The address in a response without a location. */
function addressIn(body: unknown): IpClass | undefined {
  const ip = fieldsOf(body)['ip'];
  const address = typeof ip === 'string' ? classifyIp(ip) : undefined;
  return address?.ok ? address.value : undefined;
}

/**
 * The location of an address (`GET /api/geo/{ip}/json/`), or of the caller (`GET /api/geo/json/`).
 *
 * @throws CallError for any error; where there is no location, with the failure of `parseIpLocation` and its code
 */
export async function getLocation(
  send: Send,
  { address = '', service = GEO_PATH }: LocationQuery = {},
  options: CallOptions = {},
): Promise<LocationAnswer> {
  if (NO_SEGMENT.test(address)) {
    const failure = { code: 'ip.notFound', facts: {} } as const;
    throw new CallError({ kind: 'validation', code: failure.code, messageKey: 'failed', failure });
  }
  // An address is one segment of the path, whatever was typed; colons may stay.
  const segment = address === '' ? '' : `/${encodeURIComponent(address).replaceAll('%3A', ':')}`;
  const body = await send(`${service}${segment}/json/`, options);
  const location = parseIpLocation(body);
  if (location.ok) return { kind: 'location', location: location.value, simulated: isSimulated(body) };
  const found = addressIn(body);
  if (found !== undefined && found.kind !== 'public') return { kind: 'special', address: found };
  // A request for the caller's own address succeeds even if its location is unknown.
  if (found !== undefined && address === '') return { kind: 'addressOnly', ip: found.address };
  const { failure } = location;
  const kind = failure.code === 'ip.notFound' ? 'validation' : 'api';
  throw new CallError({ kind, code: failure.code, messageKey: 'failed', failure });
}
