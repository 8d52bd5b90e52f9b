import type { DeductionWay } from '@toolbox/core/salary';
import { DEFAULT_TAX_RATE } from '@toolbox/core/salary/form';
import { useMessages } from '../../../i18n/useMessages.ts';
import { prerenderedPart } from '../../../loading/prerenderedPart.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

const TaxDisclosure = prerenderedPart(() => import('./TaxDisclosure.tsx'));

/** The method of the deduction: itemized, a flat rate, or for freelancers. */
export function DeductionField({ state }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const percent = useMessages('common', 'labels')('percent');
  const { form, set } = state;

  function choose(deductionWay: DeductionWay) {
    // The chip of the flat rate selects its default; a custom rate has its own chip.
    set(deductionWay === 'flat' ? { deductionWay, taxRate: DEFAULT_TAX_RATE } : { deductionWay });
  }

  return (
    <>
      <ChoiceField<DeductionWay>
        field="taxRate"
        state={state}
        label={t('deductionWay')}
        options={[
          { value: 'itemised', label: t('ways.itemised') },
          { value: 'flat', label: t('ways.flat', { percent: DEFAULT_TAX_RATE }) },
          { value: 'freelance', label: t('ways.freelance') },
        ]}
        value={form.deductionWay}
        onChoose={choose}
        onCustom={() => set({ deductionWay: 'flat' })}
        unit={percent}
        hint={t('deductionHint', { percent: DEFAULT_TAX_RATE })}
      />
      {form.deductionWay === 'itemised' && <TaxDisclosure state={state} />}
    </>
  );
}
