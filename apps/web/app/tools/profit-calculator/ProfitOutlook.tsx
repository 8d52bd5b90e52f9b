import { breakEvenPrice, type UnrealizedProfitInput } from '@toolbox/core/trading';
import { parseFeePercent } from '@toolbox/core/trading/form';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FeeField } from '../../parts/trade-form/FeeField.tsx';
import { OutlookCard } from '../../parts/trade-form/OutlookCard.tsx';
import { Question } from '../../parts/trade-form/Question.tsx';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';

type ProfitOutlookProps = {
  readonly input: UnrealizedProfitInput;
  readonly feePercent: string;
  readonly onFeePercent: (feePercent: string) => void;
  readonly target: string;
  readonly onTarget: (target: string) => void;
};

/** The outlook after fees: the break-even price, the price for a target return, and several outcomes. */
export default function ProfitOutlook({ input, feePercent, onFeePercent, target, onTarget }: ProfitOutlookProps) {
  const t = useMessages('trade');
  const failureText = useFailureText();
  const { price } = useTradeText();
  const label = t('feePercent');
  const fee = parseFeePercent(feePercent, label);
  const trade = fee.ok ? { buyPrice: input.entryPrice, quantity: input.quantity, feePercent: fee.value } : undefined;

  return (
    <OutlookCard bought={trade} trade={trade} target={target} onTarget={onTarget}>
      <Question
        title={t('fee.title')}
        note={t('fee.note')}
        rows={
          trade
            ? [
                {
                  id: 'breakEven',
                  label: t('breakEven'),
                  value: price(breakEvenPrice(trade.buyPrice, trade.feePercent)),
                  total: true,
                },
              ]
            : []
        }
      >
        <FeeField
          label={label}
          value={feePercent}
          onChange={onFeePercent}
          error={fee.ok ? undefined : failureText(fee.failure)}
        />
      </Question>
    </OutlookCard>
  );
}
