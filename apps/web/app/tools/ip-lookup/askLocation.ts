import { getLocation, type LocationAnswer } from '@toolbox/client';
import { fetchJson } from '../../data/fetchJson.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { PROVIDER } from './provider.ts';

/**
 * Requests the location of an address, or of the visitor if it is empty.
 *
 * @param address accepted by `parseIpv4`, or empty
 * @throws CallError if there is no response, or an invalid one
 */
export function askLocation(address: string, signal: AbortSignal): Promise<LocationAnswer> {
  return getLocation(fetchJson, { address, service: siteConfig.hasServer ? undefined : PROVIDER }, { signal });
}
