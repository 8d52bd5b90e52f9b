import { type TradeInput, tradeReturn } from '@toolbox/core/trading';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatChange, formatFee } from '../../parts/trade-form/formatTrade.ts';
import { gainTone } from '../../parts/trade-form/gainTone.ts';
import { TradeResult } from '../../parts/trade-form/TradeResult.tsx';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';

type ReturnResultProps = {
  readonly trade: TradeInput;
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** The profit of the trade after the fees of both sides, and its break-even price. */
export default function ReturnResult({ trade, stale, onCalculate }: ReturnResultProps) {
  const t = useMessages('return-calculator');
  const shared = useMessages('trade');
  const { money, price, gain } = useTradeText();
  const { buyCost, buyFee, sellProceeds, sellFee, profit, ratePercent, breakEvenPrice } = tradeReturn(trade);
  const tone = gainTone(profit);
  const rate = formatChange(ratePercent);

  return (
    <TradeResult
      figure={{ label: shared('rate'), value: rate, tone }}
      rows={[
        { id: 'cost', label: t('buyCost'), value: money(buyCost), hint: t('feeIncluded', { fee: money(buyFee) }) },
        {
          id: 'proceeds',
          label: t('sellProceeds'),
          value: money(sellProceeds),
          hint: t('feeDeducted', { fee: money(sellFee) }),
        },
        { id: 'profit', label: shared('profit'), value: gain(profit), tone, total: true },
        { id: 'rate', label: shared('rate'), value: rate, tone },
        {
          id: 'breakEven',
          label: shared('breakEven'),
          value: price(breakEvenPrice),
          hint: t('breakEvenHint', { fee: formatFee(trade.feePercent) }),
        },
      ]}
      stale={stale}
      onCalculate={onCalculate}
    />
  );
}
