import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../data/queryClient.ts';
import { askLocation, type Found } from './askLocation.ts';

const MINUTE_MS = 60_000;

/**
 * Where an address is. A place does not move within a minute; the visitor's own address may, from one network to another.
 *
 * @param address accepted by `parseIpv4`, or empty for the visitor's own
 */
export function ipLocationQuery(address: string) {
  return queryOptions<Found>({
    queryKey: ['ip-location', address],
    queryFn: ({ signal }) => askLocation(address, signal),
    staleTime: address === '' ? 0 : MINUTE_MS,
  });
}

/**
 * Asks once; `signal` ends the question.
 *
 * @throws AppError where nobody answers, or the answer is none
 */
export function lookUpLocation(address: string, signal: AbortSignal): Promise<Found> {
  const query = ipLocationQuery(address);
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }), { once: true });
  return queryClient.fetchQuery(query);
}
