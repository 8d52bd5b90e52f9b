import type { TradeInput } from '@toolbox/core/trading';
import { parseFeePercent, parsePositive, type ReturnField } from '@toolbox/core/trading/form';
import { OutlookCard } from '../../parts/trade-form/OutlookCard.tsx';
import { StaleNotice } from '../../parts/trade-form/StaleNotice.tsx';

type ReturnOutlookProps = {
  readonly form: Readonly<Record<ReturnField, string>>;
  /** Undefined until Calculate is pressed. */
  readonly calculated: TradeInput | undefined;
  readonly stale: boolean;
  readonly onCalculate: () => void;
  readonly target: string;
  readonly onTarget: (target: string) => void;
};

/** The price for a target return, which needs no sell price, and the outcomes of the calculated purchase. */
export default function ReturnOutlook(props: ReturnOutlookProps) {
  const { form, calculated, stale, onCalculate, target, onTarget } = props;
  // The form shows why a field is rejected.
  const buyPrice = parsePositive(form.buyPrice, '', 'won');
  const quantity = parsePositive(form.quantity, '', 'coin');
  const feePercent = parseFeePercent(form.feePercent, '');
  const bought =
    buyPrice.ok && feePercent.ok
      ? {
          buyPrice: buyPrice.value,
          quantity: quantity.ok ? quantity.value : undefined,
          feePercent: feePercent.value,
        }
      : undefined;

  return (
    <OutlookCard
      bought={bought}
      trade={calculated}
      target={target}
      onTarget={onTarget}
      notice={<StaleNotice quiet stale={stale} onCalculate={onCalculate} />}
    />
  );
}
