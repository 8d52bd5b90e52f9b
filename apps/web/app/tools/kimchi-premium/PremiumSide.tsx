import type { PremiumRange } from '@toolbox/client';
import { PREMIUM_RANGES, PREMIUM_SPANS } from '@toolbox/core/kimchi';
import { formatKrwPrice } from '@toolbox/i18n/format/formatKrwPrice';
import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import type { TickUnit } from '@toolbox/i18n/format/formatTicks';
import { formatUsdPrice } from '@toolbox/i18n/format/formatUsd';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useId, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useIdleOnce } from '../../loading/idle/useIdleOnce.ts';
import { CallErrorBanner } from '../../parts/call-error/CallErrorBanner.tsx';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { CoinsCard } from './CoinsCard.tsx';
import type { ChartPoint } from './history/chartScale.ts';
import { HistoryChart } from './history/HistoryChart.tsx';
import styles from './PremiumSide.late.module.css';
import type { PremiumChoice } from './premiumChoice.ts';
import { READ_PREMIUM, type ReadPoint, useHasHistory, useHistory, usePremium, useRange } from './usePremium.ts';

type Metric = 'premium' | 'krw' | 'usd';

const METRICS: readonly Metric[] = ['premium', 'krw', 'usd'];
const UNITS = { premium: 'percent', krw: 'krw', usd: 'usd' } as const satisfies Record<Metric, TickUnit>;
const MAX_ROWS = 30;

const readKrw: ReadPoint = ({ krwPrice }) => krwPrice;
const readUsd: ReadPoint = ({ usdPrice }) => usdPrice;

type HistoryTableProps = {
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly what: string;
};

/** The chart as a table: the last points, newest first. */
function HistoryTable({ points, format, what }: HistoryTableProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  const rows = isOpen ? points.slice(-MAX_ROWS).reverse() : [];
  return (
    <Disclosure summary={t('history.asTable')} onToggle={setOpen}>
      {isOpen && (
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
      )}
    </Disclosure>
  );
}

type HistoryFigures = Pick<ReturnType<typeof useHistory>, 'statistics' | 'last'>;

type HistoryCardProps = PremiumChoice & { readonly answer: ReturnType<typeof usePremium>['answer'] };

/** The history of the premium or a price up to the current figures. */
function HistoryCard({ answer, ...choice }: HistoryCardProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const { market, coin, basis } = choice;
  const titleId = useId();
  const [range, setRange] = useRange();
  const [metric, setMetric] = useDraft<Metric>('kimchi-premium.metric', 'premium', { allowed: METRICS });
  const read = { premium: READ_PREMIUM[basis], krw: readKrw, usd: readUsd }[metric];
  const history = useHistory(choice, range, answer, read);
  const { points, error } = history;
  const chart = (shownMetric: Metric, shownRange: PremiumRange) =>
    [market, coin, basis, shownMetric, shownRange].join(' ');
  const { announce, ...announced } = useChangeAnnouncement<undefined>({ of: chart(metric, range), messages: t });
  // The figures with which the chosen chart first showed: later ones must not announce it again.
  const [first, setFirst] = useState<{ readonly at: number | undefined; readonly figures: HistoryFigures }>();
  if (announced.at !== undefined && first?.at !== announced.at && history.isLoaded)
    setFirst({ at: announced.at, figures: { statistics: history.statistics, last: history.last } });

  const format = (value: number) => {
    if (metric === 'premium') return formatSignedPercent(value);
    return metric === 'krw' ? formatKrwPrice(value, language) : formatUsdPrice(value);
  };
  const title = t('history.of', { what: t(`history.metrics.${metric}`), coin });
  const factsOf = ({ statistics, last }: HistoryFigures) =>
    statistics && {
      minimum: format(statistics.minimum),
      maximum: format(statistics.maximum),
      mean: format(statistics.mean),
      last: format(last),
      percentile: statistics.percentile,
      range: t(`history.ranges.${range}`),
      what: title,
    };
  const facts = factsOf(history);
  const spoken = () => {
    if (announced.at === undefined || first?.at !== announced.at) return '';
    const shown = factsOf(first.figures);
    return shown === undefined ? t('history.tooFew') : t('history.summary', shown);
  };

  function chooseMetric(chosen: Metric) {
    setMetric(chosen);
    announce(undefined, chart(chosen, range));
  }

  function chooseRange(chosen: PremiumRange) {
    setRange(chosen);
    announce(undefined, chart(metric, chosen));
  }

  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('history.title')}
      </h2>
      <div className={styles['bar']}>
        <Segmented
          label={t('history.metric')}
          labelHidden
          value={metric}
          onChange={chooseMetric}
          options={METRICS.map((value) => ({ value, label: t(`history.metrics.${value}`) }))}
        />
        <Segmented
          label={t('history.range')}
          labelHidden
          value={range}
          onChange={chooseRange}
          options={PREMIUM_RANGES.map((value) => ({ value, label: t(`history.ranges.${value}`) }))}
        />
      </div>
      <div className={styles['body']}>
        {error !== null && (
          <CallErrorBanner
            error={error}
            title={t('history.failed')}
            onRetry={history.retry}
            retryPending={history.isFetching}
          />
        )}
        {!history.isLoaded && error === null && <Skeleton shape="block" />}
        {history.isLoaded && facts === undefined && <Empty icon="chart">{t('history.tooFew')}</Empty>}
        {facts !== undefined && (
          <>
            <HistoryChart
              points={points}
              pointMs={PREMIUM_SPANS[range].pointMs}
              format={format}
              unit={UNITS[metric]}
              label={t('history.chartLabel', facts)}
              summary={t('history.summary', facts)}
            />
            <p className={styles['caption']}>
              <span>
                {t('history.mean')} <strong>{facts.mean}</strong>
              </span>{' '}
              <span>{t('history.higherThan', facts)}</span>
              {/* Beside typed prices the result does not say it. */}
              {answer?.simulated === true && <span>{t('simulated')}</span>}
            </p>
            <HistoryTable points={points} format={format} what={title} />
          </>
        )}
      </div>
      <ChangeAnnouncement text={spoken()} {...announced} />
    </section>
  );
}

/** Shown beside the current premium: its history, or the other coins where no history exists. */
export default function PremiumSide(choice: PremiumChoice) {
  const { answer, isPending } = usePremium(choice.market);
  const hasHistory = useHasHistory(answer);
  // After the figure, which is what visitors come for.
  const drawn = useIdleOnce(hasHistory);
  if (hasHistory) return drawn ? <HistoryCard {...choice} answer={answer} /> : <Skeleton shape="block" />;
  if (answer !== undefined) return <CoinsCard coins={answer.quotes.coins} coin={choice.coin} basis={choice.basis} />;
  return isPending ? <Skeleton shape="block" /> : null;
}
