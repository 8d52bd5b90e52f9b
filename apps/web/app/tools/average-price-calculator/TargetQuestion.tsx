import { type Holding, priceForAverage, quantityForAverage } from '@toolbox/core/trading';
import { parsePositive } from '@toolbox/core/trading/form';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatQuantity } from '../../parts/trade-form/formatTrade.ts';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { QuantityEntry } from '../../parts/trade-form/QuantityEntry.tsx';
import { Question } from '../../parts/trade-form/Question.tsx';
import { useFieldParser } from '../../parts/trade-form/useFieldParser.ts';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';
import type { WhatIf } from './averageDraft.ts';

type TargetQuestionProps = {
  readonly holding: Holding;
  readonly decimalPlaces: number | undefined;
  readonly questions: WhatIf;
  readonly onAsk: (change: Partial<WhatIf>) => void;
};

const MODES: readonly WhatIf['targetMode'][] = ['price', 'quantity'];

/** What to buy to reach a target average: the quantity for a price, or the price for a quantity. */
export function TargetQuestion({ holding, decimalPlaces, questions, onAsk }: TargetQuestionProps) {
  const t = useMessages('average-price-calculator');
  const failureText = useFailureText();
  const parseField = useFieldParser();
  const { money, price } = useTradeText(decimalPlaces);
  const byPrice = questions.targetMode === 'price';
  const [targetLabel, givenLabel] = [t('whatIf.target'), t(byPrice ? 'whatIf.targetPrice' : 'whatIf.targetQuantity')];
  const GivenEntry = byPrice ? PriceEntry : QuantityEntry;
  const givenText = byPrice ? questions.targetPrice : questions.targetQuantity;
  const target = parseField(questions.target, (text) => parsePositive(text, targetLabel, 'won'), 'won');
  const given = parseField(
    givenText,
    (text) => parsePositive(text, givenLabel, byPrice ? 'won' : 'coin'),
    byPrice ? 'won' : undefined,
  );
  const found =
    target.value && given.value && (byPrice ? quantityForAverage : priceForAverage)(holding, given.value, target.value);

  return (
    <Question
      title={t('whatIf.targetTitle')}
      note={t('whatIf.targetNote')}
      problem={found?.ok === false ? (byPrice ? t('whatIf.targetNote') : failureText(found.failure)) : undefined}
      rows={
        found?.ok
          ? [
              byPrice
                ? {
                    id: 'quantity',
                    label: t('whatIf.neededQuantity'),
                    value: formatQuantity(found.value.quantity),
                    total: true,
                  }
                : { id: 'price', label: t('whatIf.neededPrice'), value: price(found.value.price), total: true },
              { id: 'amount', label: t('whatIf.neededAmount'), value: money(found.value.amount) },
            ]
          : []
      }
    >
      <PriceEntry
        label={targetLabel}
        value={questions.target}
        onChange={(value) => onAsk({ target: value })}
        error={target.error}
      />
      <Segmented
        label={t('whatIf.targetMode')}
        labelHidden
        value={questions.targetMode}
        onChange={(targetMode) => onAsk({ targetMode })}
        options={MODES.map((value) => ({ value, label: t(`whatIf.targetModes.${value}`) }))}
      />
      <GivenEntry
        label={givenLabel}
        value={givenText}
        onChange={(value) => onAsk(byPrice ? { targetPrice: value } : { targetQuantity: value })}
        error={given.error}
      />
    </Question>
  );
}
