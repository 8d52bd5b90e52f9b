/** Called directly only where the site has no server. */
export const PROVIDER = 'https://ipapi.co';

/**
 * The URL of the location of an address; of the visitor's own if it is empty.
 *
 * @param address accepted by `parseIpv4`, or empty
 * @example geoAddress('8.8.8.8', true) // '/api/geo/8.8.8.8/json/'
 */
export function geoAddress(address: string, hasServer: boolean): string {
  return `${hasServer ? '/api/geo' : PROVIDER}${address === '' ? '' : `/${address}`}/json/`;
}
