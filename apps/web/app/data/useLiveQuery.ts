import { type Query, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';
import { useVisible } from './useVisible.ts';

export type LiveQueryOptions<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> & {
  /** How long an answer is good for, and how often a new one is asked for; what was answered may decide. */
  readonly everyMs: number | ((data: Data | undefined) => number);
  /** Also while nobody looks at the page; off unless the visitor asked for it. */
  readonly whileHidden?: boolean | undefined;
};

/**
 * An answer that is renewed while the page is visible. A hidden page asks for nothing; once it is seen again, only what has
 * grown old is asked for anew. A later failure leaves the data of before.
 */
export function useLiveQuery<Data>({ queryKey, queryFn, everyMs, whileHidden }: LiveQueryOptions<Data>) {
  const visible = useVisible();
  const every = ({ state }: Query<Data>) => (typeof everyMs === 'function' ? everyMs(state.data) : everyMs);
  const query: UseQueryResult<Data> = useQuery(
    {
      queryKey,
      ...(queryFn !== undefined && { queryFn }),
      staleTime: every,
      gcTime: Number.POSITIVE_INFINITY,
      enabled: visible || whileHidden === true,
      refetchInterval: every,
      refetchIntervalInBackground: whileHidden === true,
    },
    queryClient,
  );
  return query;
}
