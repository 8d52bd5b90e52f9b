import type { PremiumRange } from '@toolbox/client';
import {
  type CoinQuote,
  joinHistory,
  PREMIUM_RANGES,
  PREMIUM_SPANS,
  type PremiumPoint,
  premiumChange,
  premiumStatistics,
  valuesByMinute,
} from '@toolbox/core/kimchi';
import { useMemo, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { historyQuery, MIN_RECORDS, type PremiumAnswer, premiumQuery, renewPremium } from './api.ts';
import type { Basis, MarketChoice, PremiumChoice } from './premiumChoice.ts';

const KNOWN = ['upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangerate-api'] as const;

/** The last received premium; a failure is returned beside the previous figures. */
export function usePremium(market: MarketChoice) {
  const { data, error, isPending, isFetching, dataUpdatedAt } = useLiveQuery<PremiumAnswer>(premiumQuery(market));
  const answer = data?.state === 'on' ? data : undefined;
  return {
    answer,
    isOff: data?.state === 'off',
    error,
    isPending,
    isFetching,
    /** Milliseconds; undefined before the first figures. */
    updatedAt: answer && dataUpdatedAt,
    refresh: () => void renewPremium(market),
  };
}

type Answer = ReturnType<typeof usePremium>['answer'];

type Received = Pick<ReturnType<typeof usePremium>, 'answer' | 'isOff'> & { readonly quote: CoinQuote | undefined };

/** Why a premium is missing although nothing typed is wrong. */
export function missingFigure({ answer, isOff, quote }: Received, basis: Basis) {
  if (answer === undefined) return isOff ? 'off' : 'empty';
  return quote !== undefined && basis === 'usdt' ? 'noTether' : 'notQuoted';
}

/**
 * Whether there is a history. A server that has one has it for every exchange, so the last known value is kept while
 * another exchange loads or fails.
 */
export function useHasHistory(answer: Answer): boolean {
  const [hasHistory, setHasHistory] = useState(answer?.hasHistory ?? false);
  if (answer !== undefined && answer.hasHistory !== hasHistory) setHasHistory(answer.hasHistory);
  return answer?.hasHistory ?? hasHistory;
}

/** The period of the history, shared by the figure and the chart. */
export function useRange() {
  return useDraft<PremiumRange>('kimchi-premium.range', '24h', { allowed: PREMIUM_RANGES });
}

/** Selects a figure of a point. */
export type ReadPoint = (point: PremiumPoint) => number | undefined;

/** The premium, by the rate it was computed with. */
export const READ_PREMIUM: Readonly<Record<Basis, ReadPoint>> = {
  official: ({ official }) => official,
  usdt: ({ usdt }) => usdt,
};

/**
 * The history of a figure up to the current one, and its statistics.
 *
 * @param read must be stable between renders
 */
export function useHistory({ market, coin }: PremiumChoice, range: PremiumRange, answer: Answer, read: ReadPoint) {
  const { data, error, refetch, isFetching } = useLiveQuery<readonly PremiumPoint[]>(historyQuery(market, range, coin));
  const snapshots = answer?.snapshots;
  const { lengthMs: spanMs, pointMs } = PREMIUM_SPANS[range];
  const points = useMemo(
    () =>
      joinHistory(data ?? [], snapshots ?? [], { coin, spanMs }).flatMap((point) => {
        const value = read(point);
        return value === undefined ? [] : [{ timestamp: point.timestamp, value }];
      }),
    [data, snapshots, coin, spanMs, read],
  );
  const last = points.at(-1)?.value;
  // The current snapshot alone is not a history.
  const hasLine = (data?.length ?? 0) >= MIN_RECORDS && points.length >= MIN_RECORDS;
  const statistics = useMemo(
    () => (hasLine && last !== undefined ? premiumStatistics(valuesByMinute(points, pointMs), last) : undefined),
    [points, pointMs, hasLine, last],
  );
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

/** The name of a service in the language of the page. */
export function useSourceName(): (source: string) => string {
  const t = useMessages('kimchi-premium');
  return (source) => {
    const known = KNOWN.find((name) => name === source);
    return known === undefined ? source : t(`services.${known}`);
  };
}
