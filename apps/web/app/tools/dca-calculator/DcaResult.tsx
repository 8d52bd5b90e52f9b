import { type DcaInput, dcaPlan } from '@toolbox/core/trading';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatRate } from '../../parts/trade-form/formatTrade.ts';
import { TradeResult } from '../../parts/trade-form/TradeResult.tsx';
import { useDcaText } from './useDcaText.ts';

type DcaResultProps = {
  readonly input: DcaInput;
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** The average price of the plan, the plan as text to copy, and where it deviates from the input. */
export default function DcaResult({ input, stale, onCalculate }: DcaResultProps) {
  const t = useMessages('dca-calculator');
  const { rows, budget, totalQuantity, averagePrice, notices } = useMemo(() => dcaPlan(input), [input]);
  const { price, amount, quantity } = useDcaText(input.mode, rows);
  const average = price(averagePrice);
  const lines = rows.map((row, index) =>
    t('rowLine', {
      index: index + 1,
      price: price(row.price),
      quantity: quantity(row.quantity),
      amount: amount(row.amount),
      share: formatRate(row.sharePercent),
    }),
  );

  return (
    <TradeResult
      figure={{ label: t('averagePrice'), value: average }}
      rows={[
        { id: 'budget', label: t('budget'), value: amount(budget) },
        { id: 'count', label: t('purchases'), value: t('times', { count: rows.length }) },
        { id: 'quantity', label: t('totalQuantity'), value: quantity(totalQuantity) },
        { id: 'average', label: t('averagePrice'), value: average, total: true },
      ]}
      moreLines={lines}
      stale={stale}
      onCalculate={onCalculate}
    >
      {notices.map(({ code, count }) => (
        <Banner key={code} kind="info" quiet>
          {t(`notices.${code}`, { count })}
        </Banner>
      ))}
    </TradeResult>
  );
}
