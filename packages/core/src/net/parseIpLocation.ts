import { fail, ok, type Result } from '../result/index.ts';
import { isRecord } from '../validate/index.ts';
import { classifyIp } from './classifyIp.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** The provider has no location for the address. */
    'ip.notFound': Readonly<Record<never, never>>;
    /** The provider limits requests; the response says nothing about the address. */
    'ip.rateLimited': Readonly<Record<never, never>>;
    /** Not a response of the provider. */
    'ip.badReply': Readonly<Record<never, never>>;
  }
}

/**
 * What is known of an address. `countryCode` is ISO 3166-1 alpha-2. Either both coordinates, in degrees, or neither;
 * `timezone` is an IANA name.
 */
export type IpLocation = {
  readonly ip: string;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly city: string | null;
  readonly isp: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timezone: string | null;
};

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;
const COUNTRY_CODE = /^[A-Z]{2}$/;
const RATE_LIMIT_REASON = /rate ?limit|quota/i;

function knownText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function knownCountry(value: unknown): string | null {
  return typeof value === 'string' && COUNTRY_CODE.test(value) ? value : null;
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}

/**
 * Parses the response of the geolocation service.
 *
 * - An `error` field means `ip.notFound`, or `ip.rateLimited` where `reason` says so.
 * - Anything without a readable `ip` is `ip.badReply`; the other fields may be missing and are null then.
 * - Coordinates out of range, or one without the other, are ignored.
 *
 * @param json the parsed response body, of any shape
 * @example
 * parseIpLocation({ ip: '8.8.8.8', country_name: 'United States', country_code: 'US', org: 'GOOGLE' })
 * // { ok: true, value: { country: 'United States', isp: 'GOOGLE', city: null, … } }
 */
export function parseIpLocation(json: unknown): Result<IpLocation> {
  if (!isRecord(json)) return fail('ip.badReply', {});
  const { error, reason, ip, country_name, country_code, city, org, latitude, longitude, timezone } = json;
  if (error !== undefined && error !== null && error !== false) {
    const isRateLimit = typeof reason === 'string' && RATE_LIMIT_REASON.test(reason);
    return isRateLimit ? fail('ip.rateLimited', {}) : fail('ip.notFound', {});
  }
  const address = typeof ip === 'string' ? classifyIp(ip) : undefined;
  if (address?.ok !== true) return fail('ip.badReply', {});
  const hasPlace = isDegrees(latitude, MAX_LATITUDE) && isDegrees(longitude, MAX_LONGITUDE);
  return ok({
    ip: address.value.address,
    country: knownText(country_name),
    countryCode: knownCountry(country_code),
    city: knownText(city),
    isp: knownText(org),
    latitude: hasPlace ? latitude : null,
    longitude: hasPlace ? longitude : null,
    timezone: knownText(timezone),
  });
}
