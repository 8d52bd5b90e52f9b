import { DEFAULT_DECIMAL_PLACES } from '@toolbox/core/trading';
import { MAX_DECIMAL_PLACES } from '@toolbox/core/trading/form';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { QuantityEntry } from '../../parts/trade-form/QuantityEntry.tsx';
import { TradeForm } from '../../parts/trade-form/TradeForm.tsx';
import { TradePage } from '../../parts/trade-form/TradePage.tsx';
import { useTradeForm } from '../../parts/trade-form/useTradeForm.ts';
import { EXAMPLE_AVERAGE, INITIAL_AVERAGE, INITIAL_WHAT_IF } from './averageDraft.ts';
import { RoundList } from './RoundList.tsx';
import { usePastedRounds } from './usePastedRounds.ts';

const Example = examplePart(() => import('./Example.tsx'));
const AverageResult = lazyPart(() => import('./AverageResult.tsx'));
const WhatIfCard = lazyPart(() => import('./WhatIfCard.tsx'));

const REQUIRED = ['initialAmount', 'initialQuantity'] as const;
const WON = ['initialAmount'] as const;

export default function View() {
  const t = useMessages('average-price-calculator');
  const [questions, setQuestions] = useDraft('average-price-calculator.whatIf', INITIAL_WHAT_IF);
  const labels = {
    initialAmount: t('initialAmount'),
    initialQuantity: t('initialQuantity'),
    price: t('price'),
    quantity: t('quantity'),
    amount: t('amount'),
  };
  const { form, set, field, failures, calculated, ...state } = useTradeForm({
    tool: 'average-price-calculator',
    initial: INITIAL_AVERAGE,
    example: EXAMPLE_AVERAGE,
    required: REQUIRED,
    won: WON,
    parse: (parser, draft) => parser.parseAverageForm(draft, labels),
  });
  const pasted = usePastedRounds(form, set);
  const placeholder = <Example text={t('empty')} form={EXAMPLE_AVERAGE} labels={labels} />;

  function reset() {
    state.reset();
    setQuestions(INITIAL_WHAT_IF);
  }

  return (
    <TradePage
      form={
        <TradeForm
          complete={state.complete}
          onCalculate={state.calculate}
          onReset={reset}
          onExample={state.fillExample}
        >
          <PriceEntry
            label={labels.initialAmount}
            hint={t('initialAmountHint')}
            onPaste={(event) => pasted.paste(event, 'initialAmount')}
            {...field('initialAmount')}
          />
          <QuantityEntry
            label={labels.initialQuantity}
            onPaste={(event) => pasted.paste(event, 'initialQuantity')}
            {...field('initialQuantity')}
          />
          <RoundList rounds={form.rounds} pasted={pasted} failures={failures?.rounds} />
          <NumberEntry
            label={t('decimalPlaces')}
            hint={t('decimalPlacesHint', { max: MAX_DECIMAL_PLACES, fallback: DEFAULT_DECIMAL_PLACES })}
            measure="count"
            maxFractionDigits={0}
            value={form.decimalPlaces}
            onChange={(decimalPlaces) => set({ decimalPlaces })}
          />
        </TradeForm>
      }
      result={
        calculated ? (
          <AverageResult fallback={placeholder} order={calculated} stale={state.stale} onCalculate={state.calculate} />
        ) : (
          placeholder
        )
      }
    >
      {calculated && (
        <WhatIfCard
          order={calculated}
          stale={state.stale}
          onCalculate={state.calculate}
          questions={questions}
          onQuestions={setQuestions}
        />
      )}
    </TradePage>
  );
}
