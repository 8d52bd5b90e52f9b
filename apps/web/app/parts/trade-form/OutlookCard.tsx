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

/** Without a quantity there is a price for a target return, but no profit. */
type Bought = Pick<TradeInput, 'buyPrice' | 'feePercent'> & {
  readonly quantity: TradeInput['quantity'] | undefined;
};

type OutlookCardProps = {
  /** The purchase that the target return is about; undefined while its price or the fee is invalid. */
  readonly bought: Bought | undefined;
  /** The purchase whose outcomes are shown. */
  readonly trade: Omit<TradeInput, 'sellPrice'> | undefined;
  /** The target return in percent, as typed. */
  readonly target: string;
  readonly onTarget: (target: string) => void;
  /** What to show before the outcomes. */
  readonly notice?: ReactNode;
  /** Questions to show before those of this card. */
  readonly children?: ReactNode;
};

/** A loss cannot exceed 100%. */
const MIN_RETURN_PERCENT = -100;

/** The outlook of a purchase: the price for a target return, and the outcomes at several sell prices. */
export function OutlookCard({ bought, trade, target, onTarget, notice, children }: OutlookCardProps) {
  const t = useMessages('trade');
  const percent = useMessages('common', 'labels')('percent');
  const parseField = useFieldParser();
  const { money, price, gain } = useTradeText();
  const label = t('outlook.target');
  const { value, error } = parseField(target, (text) =>
    parseNumber(text, { field: label, unit: 'percent', allowNegative: true, min: MIN_RETURN_PERCENT }),
  );
  const sellPrice = bought && value && priceForReturn(bought.buyPrice, bought.feePercent, value);
  const quantity = bought?.quantity;
  const outcome = bought && quantity && sellPrice && tradeReturn({ ...bought, quantity, sellPrice });

  return (
    <>
      <QuestionCard title={t('outlook.title')}>
        {children}
        <Question
          title={t('outlook.targetTitle')}
          note={value && !bought ? undefined : t('outlook.targetNote')}
          rows={
            sellPrice
              ? [
                  { id: 'price', label: t('outlook.targetPrice'), value: price(sellPrice), total: true },
                  ...(outcome
                    ? [
                        {
                          id: 'profit',
                          label: t('profit'),
                          value: gain(outcome.profit),
                          tone: gainTone(outcome.profit),
                        },
                        { id: 'fees', label: t('fees'), value: money(outcome.buyFee.add(outcome.sellFee)) },
                      ]
                    : []),
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
      {trade && notice}
      {trade && <ScenarioCard trade={trade} />}
    </>
  );
}
