import type { Exact } from '@toolbox/core/exact';
import { type DcaInput, type DcaRow, dcaPlan, runningAverages } from '@toolbox/core/trading';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatRate } from '../../parts/trade-form/formatTrade.ts';
import { StaleNotice } from '../../parts/trade-form/StaleNotice.tsx';
import styles from './PlanCard.module.css';
import { CHART_SIDE, planPaths } from './planPaths.ts';
import { useDcaText } from './useDcaText.ts';

type PlanChartProps = {
  readonly rows: readonly DcaRow[];
  readonly averages: readonly Exact[];
  readonly price: (value: Exact) => string;
};

/** The two lines differ in more than their color. */
const DASHES = { steps: undefined, averages: '6 4' } as const;

/** The price of each purchase as steps and the running average as a dashed line. The table below has the same data. */
function PlanChart({ rows, averages, price }: PlanChartProps) {
  const t = useMessages('dca-calculator');
  const prices = rows.map((row) => row.price);
  const [first, last, average] = [prices[0], prices.at(-1), averages.at(-1)];
  if (first === undefined || last === undefined || average === undefined) return null;
  const paths = planPaths(
    prices.map((value) => value.toNumber()),
    averages.map((value) => value.toNumber()),
  );
  const highest = prices.reduce((high, value) => (value.compare(high) > 0 ? value : high), first);
  const lowest = prices.reduce((low, value) => (value.compare(low) < 0 ? value : low), first);
  const lines = [
    { id: 'steps', label: t('price'), path: paths.steps },
    { id: 'averages', label: t('runningAverage'), path: paths.averages },
  ] as const;

  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['legend']}>
        {lines.map(({ id, label }) => (
          <span key={id} className={styles['entry']}>
            <svg className={styles['sample']} viewBox="0 0 24 8" aria-hidden="true">
              <path className={styles[id]} d="M0 4H24" strokeDasharray={DASHES[id]} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
      <p className={styles['bound']} aria-hidden="true">
        {price(highest)}
      </p>
      <svg
        className={styles['plot']}
        viewBox={`0 0 ${CHART_SIDE} ${CHART_SIDE}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chartSummary', {
          count: rows.length,
          first: price(first),
          last: price(last),
          average: price(average),
        })}
      >
        {lines.map(({ id, path }) => (
          <path
            key={id}
            className={styles[id]}
            d={path}
            strokeDasharray={DASHES[id]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className={styles['bound']} aria-hidden="true">
        {price(lowest)}
      </p>
    </figure>
  );
}

type PlanCardProps = { readonly input: DcaInput; readonly stale: boolean; readonly onCalculate: () => void };

/** The purchases of the plan: as a chart of their prices and running averages, and as a table. */
export default function PlanCard({ input, stale, onCalculate }: PlanCardProps) {
  const t = useMessages('dca-calculator');
  const { rows } = useMemo(() => dcaPlan(input), [input]);
  const { pricePlaces, price, amount, quantity } = useDcaText(input.mode, rows);
  const averages = useMemo(() => runningAverages(rows, pricePlaces), [rows, pricePlaces]);
  const averageAt = (index: number) => {
    const average = averages[index];
    return average === undefined ? '' : price(average);
  };
  const columns: readonly Column<DcaRow>[] = [
    {
      id: 'index',
      header: t('index'),
      rowHeader: true,
      nowrap: true,
      cell: (_, index) => t('nth', { index: index + 1 }),
    },
    { id: 'price', header: t('price'), numeric: true, cell: (row) => price(row.price) },
    { id: 'share', header: t('share'), numeric: true, cell: (row) => formatRate(row.sharePercent) },
    { id: 'amount', header: t('amount'), numeric: true, cell: (row) => amount(row.amount) },
    { id: 'quantity', header: t('quantity'), numeric: true, cell: (row) => quantity(row.quantity) },
    { id: 'average', header: t('runningAverage'), numeric: true, cell: (_, index) => averageAt(index) },
  ];

  return (
    <>
      <StaleNotice quiet stale={stale} onCalculate={onCalculate} />
      <Card title={t('plan')} flush>
        <div className={styles['chart']}>
          <PlanChart rows={rows} averages={averages} price={price} />
        </div>
        <DataTable caption={t('plan')} captionHidden columns={columns} rows={rows} rowKey={(_, index) => index} />
      </Card>
    </>
  );
}
