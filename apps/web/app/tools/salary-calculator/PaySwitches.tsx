import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Salary.module.css';
import type { SalaryFormState } from './useSalaryForm.ts';

/** What the pay holds: the weekly holiday, its cap, and probation. */
export function PaySwitches({ state: { form, set } }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('holidayIncluded')}
        hint={t(`holidayIncludedHints.${form.payType}`)}
        checked={form.weeklyHolidayIncluded}
        onChange={(weeklyHolidayIncluded) => set({ weeklyHolidayIncluded })}
      />
      <Switch
        label={t('holidayCapped')}
        hint={t('holidayCappedHint')}
        checked={form.weeklyHolidayCapped}
        disabled={!form.weeklyHolidayIncluded}
        onChange={(weeklyHolidayCapped) => set({ weeklyHolidayCapped })}
      />
      <Switch
        label={t('probation')}
        hint={t('probationHint')}
        checked={form.probation}
        onChange={(probation) => set({ probation })}
      />
    </div>
  );
}
