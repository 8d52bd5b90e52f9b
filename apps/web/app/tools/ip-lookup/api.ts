import { queryOptions } from '@tanstack/react-query';
import type { LocationAnswer } from '@toolbox/client';
import { queryClient } from '../../data/queryClient.ts';
import { askLocation } from './askLocation.ts';

const MINUTE_MS = 60_000;

/**
 * The location of an address. It is cached for a minute; the visitor's own address may change with the network.
 *
 * @param address accepted by `parseIpv4`, or empty for the visitor's own
 */
export function ipLocationQuery(address: string) {
  return queryOptions<LocationAnswer>({
    queryKey: ['ip-location', address],
    queryFn: ({ signal }) => askLocation(address, signal),
    staleTime: address === '' ? 0 : MINUTE_MS,
  });
}

/**
 * Sends one request; `signal` aborts it.
 *
 * @throws CallError if there is no response, or an invalid one
 */
export function lookUpLocation(address: string, signal: AbortSignal): Promise<LocationAnswer> {
  // Its event was before this code had loaded.
  if (signal.aborted) return Promise.reject(signal.reason);
  const query = ipLocationQuery(address);
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }), { once: true });
  return queryClient.fetchQuery(query);
}
