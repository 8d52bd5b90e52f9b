import { joinHistory, type PremiumPoint, premiumChange, premiumStatistics } from '@toolbox/core/kimchi';
import { useMemo, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  type HistoryRange,
  historyQuery,
  LEAST_RECORDS,
  type PremiumAnswer,
  premiumQuery,
  renewPremium,
} from './api.ts';
import type { Basis, MarketChoice, PremiumChoice } from './coins.ts';

const KNOWN = ['upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangerate-api'] as const;
const HOUR_MS = 3_600_000;
const SPANS_MS: Readonly<Record<HistoryRange, number>> = { '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS };

export const RANGES: readonly HistoryRange[] = ['1h', '24h', '7d'];

/** The premium as it was last heard; a failure stands beside the figures of before. */
export function usePremium(market: MarketChoice) {
  const { data, error, isPending, isFetching, dataUpdatedAt } = useLiveQuery<PremiumAnswer>(premiumQuery(market));
  const answer = data?.state === 'on' ? data : undefined;
  return {
    answer,
    isOff: data?.state === 'off',
    error,
    isPending,
    isFetching,
    /** Milliseconds; nothing before the first figures. */
    updatedAt: answer && dataUpdatedAt,
    refresh: () => renewPremium(market),
  };
}

type Answer = ReturnType<typeof usePremium>['answer'];

/**
 * Whether the prices come with a history. A server that keeps one keeps one of every exchange: what was once known
 * stays so while another exchange is asked, or is away.
 */
export function useHasHistory(answer: Answer): boolean {
  const [hasHistory, setHasHistory] = useState(answer?.hasHistory ?? false);
  if (answer !== undefined && answer.hasHistory !== hasHistory) setHasHistory(answer.hasHistory);
  return answer?.hasHistory ?? hasHistory;
}

/** The period that is looked back upon, which the figure and the chart share. */
export function useRange() {
  return useDraft<HistoryRange>('kimchi-premium.range', '24h', { allowed: RANGES });
}

/** What of a point is looked at. */
export type ReadPoint = (point: PremiumPoint) => number | undefined;

/** The premium, by the rate it was counted with. */
export const READ_PREMIUM: Readonly<Record<Basis, ReadPoint>> = {
  official: ({ official }) => official,
  usdt: ({ usdt }) => usdt,
};

/**
 * How a figure went up to the one that is shown now, and where this one stands in that.
 *
 * @param read must not change from render to render while it reads the same
 */
export function useHistory({ market, coin }: PremiumChoice, range: HistoryRange, answer: Answer, read: ReadPoint) {
  const { data, error, refetch, isFetching } = useLiveQuery<readonly PremiumPoint[]>(historyQuery(market, range, coin));
  const snapshots = answer?.snapshots;
  const spanMs = SPANS_MS[range];
  const points = useMemo(
    () =>
      joinHistory(data ?? [], snapshots ?? [], { coin, spanMs }).flatMap((point) => {
        const value = read(point);
        return value === undefined ? [] : [{ timestamp: point.timestamp, value }];
      }),
    [data, snapshots, coin, spanMs, read],
  );
  const last = points.at(-1)?.value;
  // The snapshot of now is not yet a history.
  const hasLine = (data?.length ?? 0) >= LEAST_RECORDS && points.length >= LEAST_RECORDS;
  const statistics =
    hasLine && last !== undefined
      ? premiumStatistics(
          points.map(({ value }) => value),
          last,
        )
      : undefined;
  return {
    points,
    statistics,
    last: last ?? 0,
    /** Percentage points over the whole range. */
    change: hasLine ? premiumChange(points, spanMs) : undefined,
    isLoaded: data !== undefined,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** The name of a service as the page's language writes it. */
export function useSourceName(): (source: string) => string {
  const t = useMessages('kimchi-premium');
  return (source) => {
    const known = KNOWN.find((name) => name === source);
    return known === undefined ? source : t(`services.${known}`);
  };
}
