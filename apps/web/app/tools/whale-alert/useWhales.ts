import { recentMovements, type WhaleItem, type WhaleStatistics, whaleItems } from '@toolbox/core/whale';
import { useEffect, useMemo, useState } from 'react';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { type ChainAnswer, type ChannelAnswer, chainQuery, channelQuery, isUnreachable } from './api.ts';

/** Both sources mostly answer at once: the list is then drawn once, and nothing is pushed apart a moment later. */
export const TOGETHER_MS = 2500;

/**
 * The state of one source: loading, received, stale, without data yet, unreachable for the server, turned off; or
 * the server itself is unreachable.
 */
export type WhaleSourceState = 'loading' | 'on' | 'stale' | 'collecting' | 'unreachable' | 'off' | 'failed';

export type Source = {
  readonly state: WhaleSourceState;
  readonly error: unknown;
  /** Whether the state is an answer of the server, or data of an earlier one is still shown. */
  readonly hasAnswered: boolean;
  /** When the server last received it, ISO 8601. */
  readonly receivedAt: string | undefined;
};

export type Whales = {
  readonly chain: Source;
  readonly channel: Source;
  readonly items: readonly WhaleItem[];
  readonly statistics: WhaleStatistics | undefined;
  /** Milliseconds; undefined before the first data. */
  readonly updatedAt: number | undefined;
  /** Nothing is to be shown yet. */
  readonly isLoading: boolean;
  /** Whether there is no data yet but may be soon. */
  readonly isCollecting: boolean;
  readonly isAsking: boolean;
  readonly simulated: boolean;
  readonly refresh: () => void;
};

type Asked<Answer> = {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
};

function stateOf({ data, error }: Asked<ChainAnswer | ChannelAnswer>, isStale = false): WhaleSourceState {
  if (error !== null) return 'failed';
  if (isUnreachable(data)) return 'unreachable';
  if (isStale) return 'stale';
  return data?.state ?? 'loading';
}

function hasAnswered({ data, error }: Asked<ChainAnswer | ChannelAnswer>): boolean {
  return error === null ? data !== undefined : data?.state === 'on';
}

function receivedAt({ data, dataUpdatedAt }: Asked<ChainAnswer | ChannelAnswer>): number {
  return data?.state === 'on' ? dataUpdatedAt : 0;
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, forMs]);
  return isSo && isLasting;
}

/**
 * Both sources as one list. A source that responds first is shown alone while the other is pending. Received data stays
 * when a later call fails.
 */
export function useWhales(): Whales {
  const chain = useLiveQuery<ChainAnswer>(chainQuery);
  const channel = useLiveQuery<ChannelAnswer>(channelQuery);
  const alert = chain.data?.state === 'on' ? chain.data.value : undefined;
  const report = channel.data?.state === 'on' ? channel.data.value : undefined;
  const items = useMemo(
    () => whaleItems(alert?.transactions ?? [], recentMovements(report?.movements ?? [], report?.meta.fetchedAt)),
    [alert, report],
  );
  const updatedAt = Math.max(receivedAt(chain), receivedAt(channel));
  const isWaiting = chain.isPending || channel.isPending;
  const showsOne = useLasting(isWaiting && items.length > 0, TOGETHER_MS);

  return {
    chain: {
      state: stateOf(chain, alert?.stale),
      error: chain.error,
      hasAnswered: hasAnswered(chain),
      receivedAt: alert?.lastScanTime,
    },
    channel: {
      state: stateOf(channel, report?.meta.stale),
      error: channel.error,
      hasAnswered: hasAnswered(channel),
      receivedAt: report?.meta.fetchedAt,
    },
    items,
    statistics: report?.statistics,
    updatedAt: updatedAt === 0 ? undefined : updatedAt,
    isLoading: isWaiting && !showsOne,
    isCollecting: items.length === 0 && [chain, channel].some((asked) => stateOf(asked) === 'collecting'),
    isAsking: chain.isFetching || channel.isFetching,
    simulated: [chain.data, channel.data].some((data) => data?.state === 'on' && data.simulated),
    refresh: () => void Promise.all([chain.refetch(), channel.refetch()]),
  };
}
