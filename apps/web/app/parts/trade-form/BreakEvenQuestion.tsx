import type { Amount } from '@toolbox/core/exact';
import { breakEvenPrice } from '@toolbox/core/trading';
import { parseFeePercent } from '@toolbox/core/trading/form';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FeeField } from './FeeField.tsx';
import { Question } from './Question.tsx';
import { useTradeText } from './useTradeText.ts';

type BreakEvenQuestionProps = {
  readonly buyPrice: Amount;
  /** As requested, otherwise what the price needs. */
  readonly decimalPlaces?: number | undefined;
  /** As typed. */
  readonly feePercent: string;
  readonly onFeePercent: (feePercent: string) => void;
};

/** The question for the price at which a sale returns the cost of the purchase and both fees. */
export function BreakEvenQuestion({ buyPrice, decimalPlaces, feePercent, onFeePercent }: BreakEvenQuestionProps) {
  const t = useMessages('trade');
  const failureText = useFailureText();
  const { price } = useTradeText(decimalPlaces);
  const label = t('feePercent');
  const fee = parseFeePercent(feePercent, label);
  return (
    <Question
      title={t('fee.title')}
      note={t('fee.note')}
      rows={
        fee.ok
          ? [{ id: 'breakEven', label: t('breakEven'), value: price(breakEvenPrice(buyPrice, fee.value)), total: true }]
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
  );
}
