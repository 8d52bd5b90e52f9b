import { canonicalPublicIp, parseIpLocation } from '@toolbox/core/net';
import { z } from 'zod';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';
import { createBreaker } from '../rest/createBreaker.ts';
import { fetchShape, UpstreamError } from '../rest/fetchText.ts';

/** The provider's field names, because our API returns the same response. */
type GeoResponse =
  | {
      readonly ip: string;
      readonly country_name: string | null;
      readonly country_code: string | null;
      readonly city: string | null;
      readonly org: string | null;
      readonly latitude: number | null;
      readonly longitude: number | null;
      readonly timezone: string | null;
    }
  | { readonly ip: string; readonly error: true; readonly reason: string; readonly reserved?: true };

export type IpLookup = {
  /** The location of an address. Addresses that are not public need no request. */
  readonly of: (address: string) => Promise<GeoResponse>;
  /** The location of this machine, for local visitors. */
  readonly own: () => Promise<GeoResponse>;
  /** How long the provider will not be called, in milliseconds; 0 if it will. */
  readonly pauseMs: () => number;
};

const CACHE_MS = 24 * 3_600_000;
/** This machine moves between networks, or gets another address by a VPN. */
const OWN_CACHE_MS = 60_000;
const CACHE_ENTRIES = 10_000;
const REQUEST = { timeoutMs: 5000, maxBytes: 64 * 1024 };
const OWN = 'own';
/** Concurrent requests to the provider. It answers in a fraction of a second, so more mean that it hangs. */
export const LOOKUPS_AT_ONCE = 16;
/** The quota of the provider is for an hour or a day, so a delay of an hour is plausible. */
export const MAX_LOOKUP_PAUSE_MS = 3_600_000;

/** Names are short; ten thousand cached responses of unlimited length would fill the memory. */
const MAX_TEXT_LENGTH = 200;
const text = z.string().max(MAX_TEXT_LENGTH).nullish().catch(null);
const degrees = z.number().nullish().catch(null);
/** The provider's response: a location with optional fields, or an error. */
const placeShape = z.object({
  ip: text,
  country_name: text,
  country_code: text,
  city: text,
  org: text,
  timezone: text,
  latitude: degrees,
  longitude: degrees,
  error: z.boolean().nullish(),
  reason: text,
});

/**
 * Calls the geolocation provider sparingly: concurrent lookups of an address share one request, every response is
 * cached for a day (that of this machine for a minute), and a provider that fails or limits requests is paused for all
 * visitors.
 *
 * Only canonical addresses are put into the URL, which consist of digits, points and colons. Addresses are never
 * logged, and failures do not contain them.
 *
 * @throws UpstreamError when the provider does not respond, limits requests, or is paused
 */
export function createIpLookup(config: Config, log: Log, metrics: Metrics, clock: Clock = systemClock): IpLookup {
  const { now } = clock;
  const limits = { name: 'geo', mostAtOnce: LOOKUPS_AT_ONCE, maxPauseMs: MAX_LOOKUP_PAUSE_MS };
  const breaker = createBreaker(limits, log, metrics, clock);
  const cache = new Map<string, { readonly response: GeoResponse; readonly until: number }>();
  const running = new Map<string, Promise<GeoResponse>>();

  const fetchLocation = async (key: string, path: string): Promise<GeoResponse> => {
    const location = parseIpLocation(await fetchShape(`${config.UPSTREAM_GEO}${path}`, placeShape, REQUEST));
    if (location.ok) {
      const { ip, country, countryCode, city, isp, latitude, longitude, timezone } = location.value;
      if (key !== OWN && ip !== key) throw new UpstreamError(200, 'the response is about something else');
      return { ip, country_name: country, country_code: countryCode, city, org: isp, latitude, longitude, timezone };
    }
    if (location.failure.code === 'ip.rateLimited') throw new UpstreamError(429, 'rate limited');
    if (location.failure.code !== 'ip.notFound') throw new UpstreamError(200, 'no location in the response');
    return { ip: key === OWN ? '' : key, error: true, reason: 'Not Found' };
  };
  const remembered = (key: string, path: string): Promise<GeoResponse> => {
    const known = cache.get(key);
    if (known !== undefined && known.until > now()) return Promise.resolve(known.response);
    const lookup =
      running.get(key) ??
      breaker
        .call(() => fetchLocation(key, path))
        .then((response) => {
          cache.delete(key);
          cache.set(key, { response, until: now() + (key === OWN ? OWN_CACHE_MS : CACHE_MS) });
          const [oldest] = cache.keys();
          if (cache.size > CACHE_ENTRIES && oldest !== undefined) cache.delete(oldest);
          return response;
        })
        .finally(() => running.delete(key));
    running.set(key, lookup);
    return lookup;
  };

  return {
    pauseMs: breaker.pauseMs,
    own: () => remembered(OWN, '/json/'),
    of: async (address) => {
      const ip = canonicalPublicIp(address);
      if (ip.ok) return remembered(ip.value, `/${ip.value}/json/`);
      if (ip.failure.code !== 'ip.notPublic') return { ip: address, error: true, reason: 'Invalid IP Address' };
      return { ip: address, error: true, reason: 'Reserved IP Address', reserved: true };
    },
  };
}
