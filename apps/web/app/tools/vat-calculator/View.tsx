import type { RoundingMode } from '@toolbox/core/exact';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';

const VatResult = lazyPart(() => import('./VatResult.tsx'));

const useWork = lazyModule(() => import('./vatWork.ts'));

const EXAMPLE = '1100000';

const ROUNDINGS: readonly RoundingMode[] = ['halfUp', 'down', 'up'];

export default function View() {
  const t = useMessages('vat-calculator');
  const common = useMessages('common', 'labels');
  const failureText = useFailureText();
  const [amount, setAmount] = useDraft('vat-calculator.amount', '');
  const [rounding, setRounding] = useDraft<RoundingMode>('vat-calculator.rounding', 'halfUp', { allowed: ROUNDINGS });

  const work = useWork();
  const parsed = amount.trim() === '' ? undefined : work?.parseVatAmount(amount, t('amount'));
  const example = work?.parseVatAmount(EXAMPLE, '');
  const blank = <EmptyResult text={t('empty')} />;
  const nothing = (
    <EmptyResult
      text={t('empty')}
      example={example?.ok && <VatResult fallback={blank} amount={example.value} rounding={rounding} />}
    />
  );

  function reset() {
    setAmount('');
    setRounding('halfUp');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={() => setAmount(EXAMPLE)}>
        <NumberEntry
          label={t('amount')}
          hint={t('amountHint')}
          measure="won"
          unit={common('won')}
          value={amount}
          onChange={setAmount}
          error={parsed?.ok === false ? failureText(parsed.failure) : undefined}
        />
        <Segmented
          label={t('rounding')}
          hint={t('exemptNote')}
          value={rounding}
          onChange={setRounding}
          options={ROUNDINGS.map((mode) => ({ value: mode, label: t(`roundings.${mode}`) }))}
        />
      </InputCard>
      {parsed?.ok ? <VatResult fallback={nothing} amount={parsed.value} rounding={rounding} /> : nothing}
    </Split>
  );
}
