import { type PremiumPoint, premiumStatistics } from '@toolbox/core/kimchi';
import { formatKrwPrice } from '@toolbox/i18n/format/formatKrwPrice';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Card } from '@toolbox/ui/card/Card';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLiveQuery } from '../../data/useLiveQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { CallErrorBanner } from '../../parts/call-error/CallErrorBanner.tsx';
import { type HistoryRange, historyQuery } from './api.ts';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './Premium.module.css';

type Metric = 'premium' | 'krw' | 'usd';

const RANGES: readonly HistoryRange[] = ['1h', '24h', '7d'];
const METRICS: readonly Metric[] = ['premium', 'krw', 'usd'];
/** One point is no line. */
const LEAST_POINTS = 2;

const HistoryChart = lazyPart(() => import('./HistoryChart.tsx'));

function metricValue(point: PremiumPoint, metric: Metric, basis: Basis): number | undefined {
  if (metric === 'premium') return point[basis];
  return metric === 'krw' ? point.krwPrice : point.usdPrice;
}

type HistoryCardProps = { readonly market: MarketChoice; readonly coin: Coin; readonly basis: Basis };

/** How the premium or a price went, and where it stands in that. */
export function HistoryCard({ market, coin, basis }: HistoryCardProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const [range, setRange] = useDraft<HistoryRange>('kimchi-premium.range', '24h', { allowed: RANGES });
  const [metric, setMetric] = useDraft<Metric>('kimchi-premium.metric', 'premium', { allowed: METRICS });
  const { data, error, refetch, isFetching } = useLiveQuery<readonly PremiumPoint[]>(historyQuery(market, range, coin));

  const points = useMemo(
    () =>
      (data ?? []).flatMap((point) => {
        const value = metricValue(point, metric, basis);
        return value === undefined ? [] : [{ timestamp: point.timestamp, value }];
      }),
    [data, metric, basis],
  );
  const format = (value: number) => {
    if (metric === 'premium') return formatSignedPercent(value);
    return metric === 'krw' ? formatKrwPrice(value, language) : formatUsdPrice(value);
  };
  const last = points.at(-1)?.value;
  const statistics =
    last === undefined
      ? undefined
      : premiumStatistics(
          points.map(({ value }) => value),
          last,
        );
  const title = t('history.of', { what: t(`history.metrics.${metric}`), coin });
  const facts = statistics && {
    minimum: format(statistics.minimum),
    maximum: format(statistics.maximum),
    mean: format(statistics.mean),
    last: format(last ?? 0),
    percentile: statistics.percentile,
    range: t(`history.ranges.${range}`),
    what: title,
  };

  return (
    <Card title={t('history.title')}>
      <div className={styles['controls']}>
        <Segmented
          label={t('history.metric')}
          value={metric}
          onChange={setMetric}
          options={METRICS.map((value) => ({ value, label: t(`history.metrics.${value}`) }))}
        />
        <Segmented
          label={t('history.range')}
          value={range}
          onChange={setRange}
          options={RANGES.map((value) => ({ value, label: t(`history.ranges.${value}`) }))}
        />
      </div>
      {error !== null && (
        <CallErrorBanner
          error={error}
          title={t('history.failed')}
          onRetry={() => void refetch()}
          retryPending={isFetching}
        />
      )}
      {data === undefined && error === null && <Skeleton shape="block" />}
      {data !== undefined && points.length < LEAST_POINTS && <Empty icon="chart">{t('history.tooFew')}</Empty>}
      {facts !== undefined && points.length >= LEAST_POINTS && (
        <>
          <div className={styles['figures']}>
            {(['minimum', 'maximum', 'mean'] as const).map((id) => (
              <Figure key={id} size="md" label={t(`history.${id}`)} value={facts[id]} />
            ))}
            <Figure
              size="md"
              label={t('history.position')}
              value={`${facts.percentile}%`}
              note={t('history.higherThan', facts)}
            />
          </div>
          <HistoryChart
            fallback={<Skeleton shape="block" />}
            points={points}
            format={format}
            label={t('history.chartLabel', facts)}
            summary={t('history.summary', facts)}
            days={range === '7d'}
          />
          <HistoryTable points={points} format={format} what={title} />
        </>
      )}
    </Card>
  );
}
