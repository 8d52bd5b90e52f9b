import { DEFAULT_FEE_PERCENT, type ReturnField } from '@toolbox/core/trading/form';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { FeeField } from '../../parts/trade-form/FeeField.tsx';
import { PriceEntry } from '../../parts/trade-form/PriceEntry.tsx';
import { QuantityEntry } from '../../parts/trade-form/QuantityEntry.tsx';
import { TradeForm } from '../../parts/trade-form/TradeForm.tsx';
import { TradePage } from '../../parts/trade-form/TradePage.tsx';
import { useTradeForm } from '../../parts/trade-form/useTradeForm.ts';

const Example = examplePart(() => import('./Example.tsx'));
const ReturnResult = lazyPart(() => import('./ReturnResult.tsx'));
const ReturnOutlook = lazyPart(() => import('./ReturnOutlook.tsx'));

const INITIAL = { buyPrice: '', quantity: '', sellPrice: '', feePercent: DEFAULT_FEE_PERCENT };
/** A hundred shares sold at a profit. */
const EXAMPLE = { ...INITIAL, buyPrice: '50000', quantity: '100', sellPrice: '56000' };
/** A blank fee means the default. */
const REQUIRED: readonly ReturnField[] = ['buyPrice', 'quantity', 'sellPrice'];
const WON: readonly ReturnField[] = ['buyPrice', 'sellPrice'];

export default function View() {
  const t = useMessages('return-calculator');
  const shared = useMessages('trade');
  // The key is also part of links that visitors have shared.
  const [target, setTarget] = useDraft('return-calculator.wished', '');
  const labels = {
    buyPrice: t('buyPrice'),
    quantity: t('quantity'),
    sellPrice: shared('sellPrice'),
    feePercent: shared('feePercent'),
  };
  const { form, field, calculated, ...state } = useTradeForm({
    tool: 'return-calculator',
    initial: INITIAL,
    example: EXAMPLE,
    required: REQUIRED,
    won: WON,
    parse: (parser, draft) => parser.parseReturnForm(draft, labels),
  });
  const placeholder = <Example text={t('empty')} form={EXAMPLE} labels={labels} />;

  function reset() {
    state.reset();
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
          <PriceEntry label={labels.buyPrice} {...field('buyPrice')} />
          <QuantityEntry label={labels.quantity} {...field('quantity')} />
          <PriceEntry label={labels.sellPrice} reference={form.buyPrice} {...field('sellPrice')} />
          <FeeField label={labels.feePercent} {...field('feePercent')} />
        </TradeForm>
      }
      result={
        calculated ? (
          <ReturnResult fallback={placeholder} trade={calculated} stale={state.stale} onCalculate={state.calculate} />
        ) : (
          placeholder
        )
      }
    >
      {form.buyPrice.trim() !== '' && (
        <ReturnOutlook
          form={form}
          calculated={calculated}
          stale={state.stale}
          onCalculate={state.calculate}
          target={target}
          onTarget={setTarget}
        />
      )}
    </TradePage>
  );
}
