import type { UnrealizedProfitInput } from '@toolbox/core/trading';
import { parseFeePercent } from '@toolbox/core/trading/form';
import { useMessages } from '../../i18n/useMessages.ts';
import { BreakEvenQuestion } from '../../parts/trade-form/BreakEvenQuestion.tsx';
import { OutlookCard } from '../../parts/trade-form/OutlookCard.tsx';

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
  const fee = parseFeePercent(feePercent, t('feePercent'));
  const trade = fee.ok ? { buyPrice: input.entryPrice, quantity: input.quantity, feePercent: fee.value } : undefined;

  return (
    <OutlookCard bought={trade} trade={trade} target={target} onTarget={onTarget}>
      <BreakEvenQuestion buyPrice={input.entryPrice} feePercent={feePercent} onFeePercent={onFeePercent} />
    </OutlookCard>
  );
}
