import { joinHistory, type PremiumPoint, type PremiumQuotes, premiumStatistics } from '@toolbox/core/kimchi';
import { formatKrwPrice } from '@toolbox/i18n/format/formatKrwPrice';
import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import type { TickUnit } from '@toolbox/i18n/format/formatTicks';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { Card } from '@toolbox/ui/card/Card';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
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
import { type HistoryRange, historyQuery, LEAST_RECORDS } from './api.ts';
import { ChartBoundary } from './ChartBoundary.tsx';
import type { Basis, Coin, MarketChoice } from './coins.ts';
import type { ChartPoint } from './HistoryChart.tsx';
import styles from './Premium.module.css';

const MAX_ROWS = 30;

type HistoryTableProps = {
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly what: string;
};

/** The same as the chart, to read: the last points, newest first. */
export function HistoryTable({ points, format, what }: HistoryTableProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const rows = points.slice(-MAX_ROWS).reverse();
  return (
    <Disclosure summary={t('history.asTable')}>
      <DataTable
        caption={t('history.tableCaption', { what, count: rows.length })}
        rows={rows}
        rowKey={({ timestamp }) => timestamp}
        columns={[
          {
            id: 'time',
            header: t('history.time'),
            rowHeader: true,
            cell: ({ timestamp }) => formatLocalTime(timestamp, language),
          },
          { id: 'value', header: t('history.value'), numeric: true, cell: ({ value }) => format(value) },
        ]}
      />
    </Disclosure>
  );
}

type Metric = 'premium' | 'krw' | 'usd';

const HOUR_MS = 3_600_000;
const SPANS_MS: Readonly<Record<HistoryRange, number>> = { '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS };
const RANGES: readonly HistoryRange[] = ['1h', '24h', '7d'];
const UNITS = { premium: 'percent', krw: 'krw', usd: 'usd' } as const satisfies Record<Metric, TickUnit>;
const METRICS: readonly Metric[] = ['premium', 'krw', 'usd'];
const HistoryChart = lazyPart(() => import('./HistoryChart.tsx'));

function metricValue(point: PremiumPoint, metric: Metric, basis: Basis): number | undefined {
  if (metric === 'premium') return point[basis];
  return metric === 'krw' ? point.krwPrice : point.usdPrice;
}

type HistoryCardProps = {
  readonly market: MarketChoice;
  readonly coin: Coin;
  readonly basis: Basis;
  /** What the page has shown so far; the last one is what it shows now. */
  readonly snapshots: readonly PremiumQuotes[];
};

/** How the premium or a price went up to the figures that are shown now, and where these stand in that. */
export function HistoryCard({ market, coin, basis, snapshots }: HistoryCardProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const [range, setRange] = useDraft<HistoryRange>('kimchi-premium.range', '24h', { allowed: RANGES });
  const [metric, setMetric] = useDraft<Metric>('kimchi-premium.metric', 'premium', { allowed: METRICS });
  const { data, error, refetch, isFetching } = useLiveQuery<readonly PremiumPoint[]>(historyQuery(market, range, coin));

  const points = useMemo(
    () =>
      joinHistory(data ?? [], snapshots, { coin, spanMs: SPANS_MS[range] }).flatMap((point) => {
        const value = metricValue(point, metric, basis);
        return value === undefined ? [] : [{ timestamp: point.timestamp, value }];
      }),
    [data, snapshots, coin, range, metric, basis],
  );
  // The snapshot of now is not yet a history.
  const hasLine = (data?.length ?? 0) >= LEAST_RECORDS && points.length >= LEAST_RECORDS;
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
          labelHidden
          value={metric}
          onChange={setMetric}
          options={METRICS.map((value) => ({ value, label: t(`history.metrics.${value}`) }))}
        />
        <Segmented
          label={t('history.range')}
          labelHidden
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
      {data !== undefined && !hasLine && <Empty icon="chart">{t('history.tooFew')}</Empty>}
      {facts !== undefined && hasLine && (
        <>
          <ChartBoundary key={metric} text={t('history.noChart')}>
            <HistoryChart
              fallback={<Skeleton shape="block" />}
              points={points}
              format={format}
              unit={UNITS[metric]}
              label={t('history.chartLabel', facts)}
              summary={t('history.summary', facts)}
            />
          </ChartBoundary>
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
          <HistoryTable points={points} format={format} what={title} />
        </>
      )}
    </Card>
  );
}
