import { type DcaInput, type DcaRow, dcaPlan, runningAverages } from '@toolbox/core/trading';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatRate } from '../../parts/trade-form/formatTrade.ts';
import styles from './PlanCard.module.css';
import { PlanChart } from './PlanChart.tsx';
import { useDcaText } from './useDcaText.ts';

/** The purchases of the plan: as a chart of their prices and running averages, and as a table. */
export default function PlanCard({ input }: { readonly input: DcaInput }) {
  const t = useMessages('dca-calculator');
  const { rows } = useMemo(() => dcaPlan(input), [input]);
  const { pricePlaces, price, amount, quantity } = useDcaText(rows);
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
    <Card title={t('plan')} flush>
      <div className={styles['chart']}>
        <PlanChart rows={rows} averages={averages} price={price} />
      </div>
      <DataTable caption={t('plan')} captionHidden columns={columns} rows={rows} rowKey={(_, index) => index} />
    </Card>
  );
}
