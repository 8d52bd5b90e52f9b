import { formatExact } from '@toolbox/core/exact';
import { averagePlaces, averagePrice, type Purchase } from '@toolbox/core/trading';
import type { AverageOrder } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatColumn, formatQuantity } from '../../parts/trade-form/formatTrade.ts';
import { TradeResult } from '../../parts/trade-form/TradeResult.tsx';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';
import styles from './AverageResult.module.css';

type AverageResultProps = {
  readonly order: AverageOrder;
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** The average price of the holding, and its purchases; money with the requested decimals. */
export default function AverageResult({ order, stale, onCalculate }: AverageResultProps) {
  const t = useMessages('average-price-calculator');
  const text = useTradeText();
  const found = averagePrice(order);
  const money = (value: Purchase['price']) =>
    text.money(formatExact(value, { ...averagePlaces(value, order.decimalPlaces), group: true }));
  const average = money(found.averagePrice);
  const [first] = found.purchases;
  // Numbered as in the form, where some may have been skipped.
  const nameOf = (index: number) => {
    const number = order.roundNumbers[index - 1];
    return number === undefined ? t('first') : t('counted', { index: number });
  };
  const quantities = formatColumn(
    found.purchases.map(({ quantity }) => quantity),
    formatQuantity,
  );
  const columns: readonly Column<Purchase>[] = [
    { id: 'name', header: t('purchase'), rowHeader: true, nowrap: true, cell: (_, index) => nameOf(index) },
    { id: 'price', header: t('columns.price'), numeric: true, cell: ({ price }) => money(price) },
    { id: 'quantity', header: t('columns.quantity'), numeric: true, cell: (_, index) => quantities[index] },
    { id: 'amount', header: t('columns.amount'), numeric: true, cell: ({ amount }) => money(amount) },
  ];
  const lines = found.purchases.map(({ price, quantity, amount }, index) =>
    t('purchaseLine', {
      name: nameOf(index),
      price: money(price),
      quantity: formatQuantity(quantity),
      amount: money(amount),
    }),
  );

  return (
    <TradeResult
      figure={{ label: t('averagePrice'), value: average }}
      rows={[
        ...(first ? [{ id: 'first', label: t('firstPrice'), value: money(first.price) }] : []),
        { id: 'quantity', label: t('totalQuantity'), value: formatQuantity(found.totalQuantity) },
        { id: 'cost', label: t('totalCost'), value: money(found.totalCost) },
        { id: 'average', label: t('averagePrice'), value: average, total: true },
      ]}
      moreLines={lines}
      stale={stale}
      onCalculate={onCalculate}
    >
      {order.ignoredRounds.length > 0 && (
        <Banner kind="validation" quiet>
          {t('ignored', { rounds: order.ignoredRounds.join(', ') })}
        </Banner>
      )}
      {order.rounds.length > 0 && (
        <div className={styles['table']}>
          <DataTable caption={t('purchases')} columns={columns} rows={found.purchases} rowKey={(_, index) => index} />
        </div>
      )}
    </TradeResult>
  );
}
