import { MEAL_ALLOWANCE } from '@toolbox/core/law';
import { TABLE_FAMILY, WITHHOLDING_PERCENTS } from '@toolbox/core/salary/form';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Select } from '@toolbox/ui/select/Select';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useWon } from '../../../i18n/useWon.ts';
import styles from '../SalaryCalculator.module.css';
import type { SalaryFormState } from './useSalaryForm.ts';

function upTo(last: number, first: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Options for the basis of the income tax. */
export default function TaxOptions({ state: { form, set } }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator/late');
  const about = useMessages('salary-calculator');
  const won = useWon();
  const { family, children, withholdingPercent, mealsIncluded } = form;
  const most = family - 1;
  const meals = t('tax.meals', { amount: won(MEAL_ALLOWANCE.monthly) });
  const persons = (count: number) => ({ value: String(count), label: t('tax.persons', { count }) });
  return (
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
        hintButton={about('about', { field: t('tax.withholding') })}
        value={withholdingPercent}
        onChange={(value) => set({ withholdingPercent: value })}
        options={WITHHOLDING_PERCENTS.map((value) => ({ value, label: t('insurance.percent', { percent: value }) }))}
      />
      <Switch
        label={meals}
        hint={t('tax.mealsHint')}
        hintButton={about('about', { field: meals })}
        checked={mealsIncluded}
        onChange={(value) => set({ mealsIncluded: value })}
      />
    </div>
  );
}
