import {
  DEFAULT_TAX_RATE,
  type DeductionWay,
  FREELANCE_TOTAL_PERCENT,
  MEAL_ALLOWANCE,
  TABLE_FAMILY,
  WITHHOLDING_PERCENTS,
} from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Select } from '@toolbox/ui/select/Select';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './Salary.module.css';
import type { SalaryFormState } from './useSalaryForm.ts';

function upTo(last: number, first: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** How the deduction is worked out: item by item, by a flat rate, or as a freelancer's. */
export function DeductionField({ state }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const percent = useMessages('common', 'labels')('percent');
  const { form, set } = state;

  function choose(deductionWay: DeductionWay) {
    // The chip of the flat rate stands for its default; an own rate has a chip of its own.
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
        hint={t('deductionHint', { percent: DEFAULT_TAX_RATE, freelance: FREELANCE_TOTAL_PERCENT })}
      />
      {form.deductionWay === 'itemised' && <TaxOptions state={state} />}
    </>
  );
}

/** Whom and what the income tax is worked out for; folded, with its state in the summary. */
function TaxOptions({ state: { form, set } }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const { family, children, withholdingPercent, mealsIncluded } = form;
  const meals = t(mealsIncluded ? 'tax.mealsOn' : 'tax.mealsOff');
  const most = family - 1;
  const persons = (count: number) => ({ value: String(count), label: t('tax.persons', { count }) });
  return (
    <Disclosure
      summary={
        <span>{t('tax.summary', { family, children: Math.min(children, most), withholdingPercent, meals })}</span>
      }
    >
      <div className={styles['form']}>
        <div className={styles['pair']}>
          <Select
            label={t('tax.family')}
            value={String(family)}
            onChange={(value) => set({ family: Number(value) })}
            options={upTo(TABLE_FAMILY, 1).map(persons)}
          />
          <Select
            label={t('tax.children')}
            value={String(Math.min(children, most))}
            onChange={(value) => set({ children: Number(value) })}
            options={upTo(most, 0).map(persons)}
            disabled={most === 0}
          />
        </div>
        <Segmented
          label={t('tax.withholding')}
          hint={t('tax.withholdingHint')}
          hintButton={t('about', { field: t('tax.withholding') })}
          value={withholdingPercent}
          onChange={(value) => set({ withholdingPercent: value })}
          options={WITHHOLDING_PERCENTS.map((value) => ({ value, label: t('insurance.percent', { percent: value }) }))}
        />
        <Switch
          label={t('tax.meals', { amount: formatWhole(MEAL_ALLOWANCE.monthly) })}
          hint={t('tax.mealsHint')}
          hintButton={t('about', { field: t('tax.meals', { amount: formatWhole(MEAL_ALLOWANCE.monthly) }) })}
          checked={mealsIncluded}
          onChange={(value) => set({ mealsIncluded: value })}
        />
      </div>
    </Disclosure>
  );
}
