import { isLoopbackHost } from '../loopback.ts';
import type { Config } from './config.ts';

const isHereByOrigin = (origin: string) => URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);

/** The settings that the check needs. */
export type Reach = Pick<Config, 'NODE_ENV' | 'HOST' | 'TRUST_PROXY' | 'ALLOWED_ORIGINS'>;

/**
 * Returns one sentence for each problem with the origins of a public server.
 *
 * A server counts as public in production, behind a proxy, or when it listens beyond this machine.
 *
 * @param siteOrigin the origin that the site was built with (`VITE_SITE_ORIGIN`), if any
 */
export function originWarnings(config: Reach, siteOrigin: string | undefined): readonly string[] {
  const { NODE_ENV, HOST, TRUST_PROXY, ALLOWED_ORIGINS } = config;
  const isForOthers = NODE_ENV === 'production' || TRUST_PROXY.length > 0 || !isLoopbackHost(HOST);
  if (!isForOthers) return [];
  const warnings: string[] = [];
  if (ALLOWED_ORIGINS.every(isHereByOrigin))
    warnings.push('only pages of this machine may open the live feed: set ALLOWED_ORIGINS to the origin of the site');
  else if (siteOrigin !== undefined && !isHereByOrigin(siteOrigin) && !ALLOWED_ORIGINS.includes(siteOrigin))
    warnings.push(`pages of ${siteOrigin} may not open the live feed: add it to ALLOWED_ORIGINS`);
  if (siteOrigin !== undefined && isHereByOrigin(siteOrigin))
    warnings.push(
      `links and the site map name ${siteOrigin}: build the site with the VITE_SITE_ORIGIN of the public site`,
    );
  return warnings;
}
