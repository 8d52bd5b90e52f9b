import { priceForReturn, type TradeInput, tradeReturn } from '@toolbox/core/trading';
import { parseNumber } from '@toolbox/core/validate';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../number-entry/NumberEntry.tsx';
import { gainTone } from './gainTone.ts';
import { Question, QuestionCard } from './Question.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { useFieldParser } from './useFieldParser.ts';
import { useTradeText } from './useTradeText.ts';

type OutlookCardProps = {
  /** Undefined while the fee is invalid. */
  readonly trade: Omit<TradeInput, 'sellPrice'> | undefined;
  /** The target return in percent, as typed. */
  readonly target: string;
  readonly onTarget: (target: string) => void;
  /** Questions to show before those of this card. */
  readonly children?: ReactNode;
};

/** A loss cannot exceed 100%. */
const MIN_RETURN_PERCENT = -100;

/** The outlook of a purchase: the price for a target return, and the outcomes at several sell prices. */
export function OutlookCard({ trade, target, onTarget, children }: OutlookCardProps) {
  const t = useMessages('trade');
  const percent = useMessages('common', 'labels')('percent');
  const parseField = useFieldParser();
  const { money, price, gain } = useTradeText();
  const label = t('outlook.target');
  const { value, error } = parseField(target, (text) =>
    parseNumber(text, { field: label, unit: 'percent', allowNegative: true, min: MIN_RETURN_PERCENT }),
  );
  const sellPrice = trade && value && priceForReturn(trade.buyPrice, trade.feePercent, value);
  const outcome = trade && sellPrice && tradeReturn({ ...trade, sellPrice });

  return (
    <>
      <QuestionCard title={t('outlook.title')}>
        {children}
        <Question
          title={t('outlook.targetTitle')}
          note={t('outlook.targetNote')}
          rows={
            sellPrice && outcome
              ? [
                  { id: 'price', label: t('outlook.targetPrice'), value: price(sellPrice), total: true },
                  {
                    id: 'profit',
                    label: t('profit'),
                    value: gain(outcome.profit),
                    tone: gainTone(outcome.profit),
                  },
                  { id: 'fees', label: t('fees'), value: money(outcome.buyFee.add(outcome.sellFee)) },
                ]
              : []
          }
        >
          <NumberEntry
            label={label}
            measure="percent"
            unit={percent}
            signed
            value={target}
            onChange={onTarget}
            error={error}
          />
        </Question>
      </QuestionCard>
      {trade && <ScenarioCard trade={trade} />}
    </>
  );
}
