import { DEFAULT_TAX_RATE, type YearMonth } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { useFormWork } from './useFormWork.ts';
import type { SalaryFormState } from './useSalaryForm.ts';

type TaxRateFieldProps = { readonly state: SalaryFormState; readonly month: YearMonth | undefined };

/** Stands for a sum that is not known: before the page is alive, and in months beyond the tables. */
const UNKNOWN = 'unknown';

/** The flat rate of deduction: the default, the sum that holds this month, or an own one. */
export function TaxRateField({ state, month }: TaxRateFieldProps) {
  const t = useMessages('salary-calculator');
  const percent = useMessages('common', 'labels')('percent');
  const work = useFormWork();
  const sum = month && work?.deductionPercent(month);
  const actual = sum?.ok ? work?.formatPercent(sum.value) : undefined;
  const known = month !== undefined && actual !== undefined;
  return (
    <ChoiceField
      field="taxRate"
      state={state}
      options={[
        { value: DEFAULT_TAX_RATE, label: t('taxDefault', { percent: DEFAULT_TAX_RATE }) },
        {
          value: actual ?? UNKNOWN,
          label: known ? t('taxActual', { percent: actual, year: month.year }) : t('taxActualUnknown'),
          disabled: !known,
        },
      ]}
      unit={percent}
      hint={t('taxHint', { percent: DEFAULT_TAX_RATE })}
    />
  );
}
