/** Asked directly only where the site has no server of its own. */
export const PROVIDER = 'https://ipapi.co';

/**
 * Where to ask for the location of an address; for that of whoever asks, where it is empty.
 *
 * @param address accepted by `parseIpv4`, or empty
 * @example geoAddress('8.8.8.8', true) // '/api/geo/8.8.8.8/json/'
 */
export function geoAddress(address: string, hasServer: boolean): string {
  return `${hasServer ? '/api/geo' : PROVIDER}${address === '' ? '' : `/${address}`}/json/`;
}
