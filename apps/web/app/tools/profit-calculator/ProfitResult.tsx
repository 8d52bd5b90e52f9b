import { type UnrealizedProfitInput, unrealizedProfit } from '@toolbox/core/trading';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatChange } from '../../parts/trade-form/formatTrade.ts';
import { gainTone } from '../../parts/trade-form/gainTone.ts';
import { TradeResult } from '../../parts/trade-form/TradeResult.tsx';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';

type ProfitResultProps = {
  readonly input: UnrealizedProfitInput;
  readonly stale: boolean;
  readonly onCalculate: () => void;
};

/** The profit or loss of the holding so far, without fees. */
export default function ProfitResult({ input, stale, onCalculate }: ProfitResultProps) {
  const t = useMessages('profit-calculator');
  const { money, gain } = useTradeText();
  const found = unrealizedProfit(input);
  const tone = gainTone(found.profit);
  const won = gain(found.profit);
  const rate = formatChange(found.ratePercent);

  return (
    <TradeResult
      figure={{ label: t('profit'), value: won, tone, note: t('noFee') }}
      rows={[
        { id: 'cost', label: t('cost'), value: money(found.cost) },
        { id: 'value', label: t('value'), value: money(found.value) },
        { id: 'profit', label: t('profit'), value: won, tone, total: true },
        { id: 'rate', label: t('rate'), value: rate, tone },
      ]}
      stale={stale}
      onCalculate={onCalculate}
    />
  );
}
