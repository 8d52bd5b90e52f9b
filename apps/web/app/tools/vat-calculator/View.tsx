import type { RoundingMode } from '@toolbox/core/exact';
import type { Vat } from '@toolbox/core/vat';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { VatPanel } from './VatPanel.tsx';

const useWork = lazyModule(() => import('./vatWork.ts'));

const ROUNDINGS: readonly RoundingMode[] = ['halfUp', 'down', 'up'];

export default function View() {
  const t = useMessages('vat-calculator');
  const common = useMessages('common', 'labels');
  const failureText = useFailureText();
  const won = useWon();
  const [amount, setAmount] = useDraft('vat-calculator.amount', '');
  const [rounding, setRounding] = useDraft<RoundingMode>('vat-calculator.rounding', 'halfUp', { allowed: ROUNDINGS });

  const work = useWork();
  const parsed = amount.trim() === '' ? undefined : work?.parseVatAmount(amount, t('amount'));
  const value = parsed?.ok ? parsed.value : undefined;
  const asSupply = value && work?.vatOnSupply(value, rounding);
  const asTotal = value && work?.vatInTotal(value, rounding);
  const lines = asSupply && asTotal ? [copyLine('asSupply', asSupply), copyLine('asTotal', asTotal)] : [];

  function copyLine(way: 'asSupply' | 'asTotal', { supply, tax, total }: Vat) {
    const amounts = { supply: won(supply), tax: won(tax), total: won(total) };
    return `${t(way)}: ${t('copyTemplate', amounts)}`;
  }

  function reset() {
    setAmount('');
    setRounding('halfUp');
  }

  return (
    <Split>
      <InputCard onReset={reset}>
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
      {value && work && asSupply && asTotal ? (
        <ResultCard
          copyText={lines.join('\n')}
          spoken={lines.join('. ')}
          figure={{ label: t('asSupply'), value: won(asSupply.total) }}
        >
          <VatPanel way="asSupply" vat={asSupply} split={work.vatOnSupply} amount={value} />
          <VatPanel way="asTotal" vat={asTotal} split={work.vatInTotal} amount={value} />
        </ResultCard>
      ) : (
        <EmptyResult text={t('empty')} />
      )}
    </Split>
  );
}
