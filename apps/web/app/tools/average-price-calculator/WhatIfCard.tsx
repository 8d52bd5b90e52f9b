import { averagePrice, unrealizedProfit } from '@toolbox/core/trading';
import { type AverageOrder, parsePositive } from '@toolbox/core/trading/form';
import { useMessages } from '../../i18n/useMessages.ts';
import { BreakEvenQuestion } from '../../parts/trade-form/BreakEvenQuestion.tsx';
import { formatChange } from '../../parts/trade-form/formatTrade.ts';
import { gainTone } from '../../parts/trade-form/gainTone.ts';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { Question, QuestionCard } from '../../parts/trade-form/Question.tsx';
import { StaleNotice } from '../../parts/trade-form/StaleNotice.tsx';
import { useFieldParser } from '../../parts/trade-form/useFieldParser.ts';
import { useTradeText } from '../../parts/trade-form/useTradeText.ts';
import type { WhatIf } from './averageDraft.ts';
import { TargetQuestion } from './TargetQuestion.tsx';

type WhatIfCardProps = {
  readonly order: AverageOrder;
  readonly stale: boolean;
  readonly onCalculate: () => void;
  readonly questions: WhatIf;
  readonly onQuestions: (questions: WhatIf) => void;
};

/** Questions about the average: its break-even price, how to reach a target, and its current value. */
export default function WhatIfCard({ order, stale, onCalculate, questions, onQuestions }: WhatIfCardProps) {
  const t = useMessages('average-price-calculator');
  const trade = useMessages('trade');
  const parseField = useFieldParser();
  const { money, gain } = useTradeText(order.decimalPlaces);
  const holding = averagePrice(order);
  const ask = (change: Partial<WhatIf>) => onQuestions({ ...questions, ...change });

  const currentLabel = t('whatIf.currentPrice');
  const current = parseField(questions.currentPrice, (text) => parsePositive(text, currentLabel, 'won'), 'won');
  const today =
    current.value &&
    unrealizedProfit({
      entryPrice: holding.averagePrice,
      currentPrice: current.value,
      quantity: holding.totalQuantity,
    });

  return (
    <>
      <StaleNotice quiet stale={stale} onCalculate={onCalculate} />
      <QuestionCard title={trade('outlook.title')}>
        <BreakEvenQuestion
          buyPrice={holding.averagePrice}
          decimalPlaces={order.decimalPlaces}
          feePercent={questions.feePercent}
          onFeePercent={(feePercent) => ask({ feePercent })}
        />
        <TargetQuestion holding={holding} decimalPlaces={order.decimalPlaces} questions={questions} onAsk={ask} />
        <Question
          title={t('whatIf.currentTitle')}
          note={t('whatIf.currentNote')}
          rows={
            today
              ? [
                  { id: 'value', label: t('whatIf.value'), value: money(today.value) },
                  {
                    id: 'profit',
                    label: t('whatIf.profit'),
                    value: gain(today.profit),
                    tone: gainTone(today.profit),
                    total: true,
                  },
                  {
                    id: 'rate',
                    label: t('whatIf.rate'),
                    value: formatChange(today.ratePercent),
                    tone: gainTone(today.profit),
                  },
                ]
              : []
          }
        >
          <PriceEntry
            label={currentLabel}
            value={questions.currentPrice}
            onChange={(currentPrice) => ask({ currentPrice })}
            error={current.error}
          />
        </Question>
      </QuestionCard>
    </>
  );
}
