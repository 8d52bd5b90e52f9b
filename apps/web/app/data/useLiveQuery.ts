import { type Query, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';
import { useVisible } from './useVisible.ts';

/** The interval of retries after a failure, unless data is fetched more often anyway. */
export const FAILED_RENEW_MS = 60_000;

export type LiveQueryOptions<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> & {
  /** How long a response is fresh, and how often it is fetched again; may depend on the response. */
  readonly everyMs: number | ((data: Data | undefined) => number);
  /** Whether to refetch while the page is hidden; off unless the visitor asked for it. */
  readonly whileHidden?: boolean | undefined;
};

/**
 * A query that is refetched while the page is visible. A hidden page fetches nothing; when it becomes visible again,
 * only stale data is fetched. A later failure keeps the previous data; it is retried soon, and at once when the page
 * becomes visible or the network returns.
 */
export function useLiveQuery<Data>({ queryKey, queryFn, everyMs, whileHidden }: LiveQueryOptions<Data>) {
  const visible = useVisible();
  const every = ({ state }: Query<Data>) => {
    const ms = typeof everyMs === 'function' ? everyMs(state.data) : everyMs;
    return state.error === null ? ms : Math.min(ms, FAILED_RENEW_MS);
  };
  const query: UseQueryResult<Data> = useQuery(
    {
      queryKey,
      ...(queryFn !== undefined && { queryFn }),
      staleTime: (current) => (current.state.error === null ? every(current) : 0),
      gcTime: Number.POSITIVE_INFINITY,
      enabled: visible || whileHidden === true,
      refetchInterval: every,
      refetchOnReconnect: true,
      refetchIntervalInBackground: whileHidden === true,
    },
    queryClient,
  );
  return query;
}
