import { type ReturnScenario, returnScenarios, type TradeInput } from '@toolbox/core/trading';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatChange, formatColumn, formatFee, formatMoney, formatPrice, formatStep } from './formatTrade.ts';
import { useTradeText } from './useTradeText.ts';

type ScenarioCardProps = { readonly trade: Omit<TradeInput, 'sellPrice'> };

/** The outcomes of the trade at several sell prices around its buy price. */
export function ScenarioCard({ trade }: ScenarioCardProps) {
  const t = useMessages('trade');
  const { money } = useTradeText();
  const scenarios = returnScenarios(trade);
  const prices = formatColumn(
    scenarios.map(({ sellPrice }) => sellPrice),
    formatPrice,
  );
  const profits = formatColumn(
    scenarios.map(({ profit }) => profit),
    formatMoney,
  );
  const columns: readonly Column<ReturnScenario>[] = [
    {
      id: 'change',
      header: t('scenarios.change'),
      rowHeader: true,
      nowrap: true,
      cell: ({ changePercent }) => formatStep(changePercent),
    },
    { id: 'price', header: t('sellPrice'), numeric: true, cell: (_, index) => money(prices[index] ?? '') },
    {
      id: 'profit',
      header: t('profit'),
      numeric: true,
      cell: ({ profit }, index) => `${profit.compare(0) > 0 ? '+' : ''}${money(profits[index] ?? '')}`,
    },
    { id: 'rate', header: t('rate'), numeric: true, cell: ({ ratePercent }) => formatChange(ratePercent) },
  ];
  return (
    <Card title={t('scenarios.title')} flush>
      <DataTable
        caption={t('scenarios.caption', { fee: formatFee(trade.feePercent) })}
        columns={columns}
        rows={scenarios}
        rowKey={({ changePercent }) => changePercent}
      />
    </Card>
  );
}
