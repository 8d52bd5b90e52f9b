import type { UnrealizedProfitInput } from '@toolbox/core/trading';
import { parseFeePercent } from '@toolbox/core/trading/form';
import { useMessages } from '../../i18n/useMessages.ts';
import { BreakEvenQuestion } from '../../parts/trade-form/BreakEvenQuestion.tsx';
import { OutlookCard } from '../../parts/trade-form/OutlookCard.tsx';
import { StaleNotice } from '../../parts/trade-form/StaleNotice.tsx';

type ProfitOutlookProps = {
  readonly input: UnrealizedProfitInput;
  readonly stale: boolean;
  readonly onCalculate: () => void;
  readonly feePercent: string;
  readonly onFeePercent: (feePercent: string) => void;
  readonly target: string;
  readonly onTarget: (target: string) => void;
};

/** The outlook after fees: the break-even price, the price for a target return, and several outcomes. */
export default function ProfitOutlook(props: ProfitOutlookProps) {
  const { input, stale, onCalculate, feePercent, onFeePercent, target, onTarget } = props;
  const t = useMessages('trade');
  const fee = parseFeePercent(feePercent, t('feePercent'));
  const trade = fee.ok ? { buyPrice: input.entryPrice, quantity: input.quantity, feePercent: fee.value } : undefined;

  return (
    <>
      <StaleNotice quiet stale={stale} onCalculate={onCalculate} />
      <OutlookCard bought={trade} trade={trade} target={target} onTarget={onTarget}>
        <BreakEvenQuestion buyPrice={input.entryPrice} feePercent={feePercent} onFeePercent={onFeePercent} />
      </OutlookCard>
    </>
  );
}
