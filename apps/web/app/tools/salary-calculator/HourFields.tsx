import { DAILY_HOUR_OPTIONS, OVERTIME_HOUR_OPTIONS, WEEKLY_DAY_OPTIONS } from '@toolbox/core/salary';
import type { Choice } from '@toolbox/ui/segmented/Segmented';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

/** The unit is heard with each number; the eye has it in the label of the field. */
function choices(values: readonly string[], unit: string): readonly Choice<string>[] {
  return values.map((value) => ({
    value,
    label: (
      <>
        {value}
        <span className="visually-hidden"> {unit}</span>
      </>
    ),
  }));
}

/** How much is worked: hours a day and days a week, which monthly pay disables, and overtime a month. */
export function HourFields({ state }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const monthly = state.form.payType === 'monthly';
  const [hours, days] = [t('units.hours'), t('units.days')];
  return (
    <>
      <ChoiceField
        field="dailyHours"
        state={state}
        options={choices(DAILY_HOUR_OPTIONS, hours)}
        unit={hours}
        disabled={monthly}
      />
      <ChoiceField
        field="weeklyDays"
        state={state}
        options={choices(WEEKLY_DAY_OPTIONS, days)}
        unit={days}
        disabled={monthly}
        whole
        {...(monthly && { hint: t('disabledHint') })}
      />
      <ChoiceField
        field="overtimeHours"
        state={state}
        options={choices(OVERTIME_HOUR_OPTIONS, hours)}
        unit={hours}
        hint={t('overtimeHint')}
      />
    </>
  );
}
