import { DEFAULT_FEE_PERCENT, type ProfitField } from '@toolbox/core/trading/form';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { QuantityEntry } from '../../parts/trade-form/QuantityEntry.tsx';
import { TradeForm } from '../../parts/trade-form/TradeForm.tsx';
import { TradePage } from '../../parts/trade-form/TradePage.tsx';
import { useTradeForm } from '../../parts/trade-form/useTradeForm.ts';

const Example = examplePart(() => import('./Example.tsx'));
const ProfitResult = lazyPart(() => import('./ProfitResult.tsx'));
const ProfitOutlook = lazyPart(() => import('./ProfitOutlook.tsx'));

const INITIAL = { entryPrice: '', currentPrice: '', quantity: '' };
/** Half a coin that has gained a quarter. */
const EXAMPLE = { entryPrice: '80000000', currentPrice: '100000000', quantity: '0.5' };
const REQUIRED: readonly ProfitField[] = ['entryPrice', 'currentPrice', 'quantity'];
const WON: readonly ProfitField[] = ['entryPrice', 'currentPrice'];

export default function View() {
  const t = useMessages('profit-calculator');
  const [feePercent, setFeePercent] = useDraft('profit-calculator.feePercent', DEFAULT_FEE_PERCENT);
  // The key is also part of links that visitors have shared.
  const [target, setTarget] = useDraft('profit-calculator.wished', '');
  const labels = { entryPrice: t('entryPrice'), currentPrice: t('currentPrice'), quantity: t('quantity') };
  const { form, field, calculated, ...state } = useTradeForm({
    tool: 'profit-calculator',
    initial: INITIAL,
    example: EXAMPLE,
    required: REQUIRED,
    won: WON,
    parse: (parser, draft) => parser.parseProfitForm(draft, labels),
  });
  const placeholder = <Example text={t('empty')} form={EXAMPLE} labels={labels} />;

  function reset() {
    state.reset();
    setFeePercent(DEFAULT_FEE_PERCENT);
    setTarget('');
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
          <PriceEntry label={labels.entryPrice} {...field('entryPrice')} />
          <PriceEntry label={labels.currentPrice} reference={form.entryPrice} {...field('currentPrice')} />
          <QuantityEntry label={labels.quantity} {...field('quantity')} />
        </TradeForm>
      }
      result={
        calculated ? (
          <ProfitResult fallback={placeholder} input={calculated} stale={state.stale} onCalculate={state.calculate} />
        ) : (
          placeholder
        )
      }
    >
      {calculated && (
        <ProfitOutlook
          input={calculated}
          stale={state.stale}
          onCalculate={state.calculate}
          feePercent={feePercent}
          onFeePercent={setFeePercent}
          target={target}
          onTarget={setTarget}
        />
      )}
    </TradePage>
  );
}
