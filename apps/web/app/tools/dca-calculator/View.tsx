import {
  type DcaField,
  type DcaForm,
  DEFAULT_PURCHASES,
  MAX_PURCHASES,
  MIN_PURCHASES,
} from '@toolbox/core/trading/form';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { TradeForm } from '../../parts/trade-form/TradeForm.tsx';
import { TradePage } from '../../parts/trade-form/TradePage.tsx';
import { useTradeForm } from '../../parts/trade-form/useTradeForm.ts';
import { type DcaDraft, EXAMPLE_DCA, INITIAL_DCA } from './dcaDraft.ts';
import { Purchases } from './Purchases.tsx';

const Example = examplePart(() => import('./Example.tsx'));
const DcaResult = lazyPart(() => import('./DcaResult.tsx'));
const PlanCard = lazyPart(() => import('./PlanCard.tsx'));

const REQUIRED: readonly DcaField[] = ['budget', 'firstPrice'];
const WON: readonly DcaField[] = ['budget', 'firstPrice', 'stopPrice'];
const MODES: readonly DcaForm['mode'][] = ['direct', 'linear'];

function hasWeight({ entry, rows, weights }: DcaDraft): boolean {
  return (entry === 'rows' ? rows.map(({ weight }) => weight) : [weights]).some((weight) => weight.trim() !== '');
}

export default function View() {
  const t = useMessages('dca-calculator');
  const labels = {
    budget: t('budget'),
    firstPrice: t('firstPrice'),
    weights: t('weights'),
    prices: t('prices'),
    stopPrice: t('stopPrice'),
    weight: t('share'),
    price: t('price'),
  };
  const { form, set, field, failures, calculated, ...state } = useTradeForm({
    tool: 'dca-calculator',
    initial: INITIAL_DCA,
    example: EXAMPLE_DCA,
    required: REQUIRED,
    won: WON,
    parse: (parser, draft) => parser.parseDcaForm(draft, labels),
  });
  const placeholder = <Example text={t('empty')} form={EXAMPLE_DCA} labels={labels} />;

  return (
    <TradePage
      form={
        <TradeForm
          complete={state.complete && hasWeight(form)}
          onCalculate={state.calculate}
          onReset={state.reset}
          onExample={state.fillExample}
        >
          <PriceEntry label={labels.budget} {...field('budget')} />
          <PriceEntry label={labels.firstPrice} {...field('firstPrice')} />
          <Segmented
            label={t('mode')}
            block
            value={form.mode}
            onChange={(mode) => set({ mode })}
            options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
          <Purchases form={form} set={set} failures={failures} />
          {form.mode === 'linear' && (
            <>
              <PriceEntry
                label={labels.stopPrice}
                hint={t('stopPriceHint')}
                reference={form.firstPrice}
                {...field('stopPrice')}
              />
              <NumberEntry
                label={t('purchases')}
                hint={t('purchasesHint', { min: MIN_PURCHASES, max: MAX_PURCHASES, fallback: DEFAULT_PURCHASES })}
                measure="count"
                maxFractionDigits={0}
                value={form.purchases}
                onChange={(purchases) => set({ purchases })}
              />
            </>
          )}
        </TradeForm>
      }
      result={
        calculated ? (
          <DcaResult fallback={placeholder} input={calculated} stale={state.stale} onCalculate={state.calculate} />
        ) : (
          placeholder
        )
      }
    >
      {calculated && <PlanCard input={calculated} stale={state.stale} onCalculate={state.calculate} />}
    </TradePage>
  );
}
