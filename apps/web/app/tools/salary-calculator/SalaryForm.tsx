import type { PayType, YearMonth } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Button } from '@toolbox/ui/button/Button';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { HourFields } from './HourFields.tsx';
import { PaySwitches } from './PaySwitches.tsx';
import styles from './Salary.module.css';
import { TaxRateField } from './TaxRateField.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

type SalaryFormProps = { readonly state: SalaryFormState; readonly month: YearMonth | undefined };

const PAY_TYPES: readonly PayType[] = ['hourly', 'monthly'];

/** The focus goes to the first field that has to be mended: the field itself, or the first of its chips. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('input') ? invalid : invalid?.querySelector<HTMLElement>('input:not(:disabled)');
  control?.focus();
}

/** Everything the pay follows from, Calculate, and what the form as it stands would give. */
export function SalaryForm({ state, month }: SalaryFormProps) {
  const t = useMessages('salary-calculator');
  const common = useMessages('common');
  const { form, set, errorOf, estimate } = state;
  const element = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (presses > 0) focusFirstInvalid(element.current);
  }, [presses]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    state.calculate();
    setPresses(presses + 1);
  }

  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <Segmented
        label={t('payType')}
        labelHidden
        value={form.payType}
        onChange={(payType) => set({ payType })}
        options={PAY_TYPES.map((value) => ({ value, label: t(`payTypes.${value}`) }))}
      />
      <NumberEntry
        label={t(`amounts.${form.payType}`)}
        hint={t('amountHint')}
        measure="won"
        unit={common('labels.won')}
        value={form.amount}
        onChange={(amount) => set({ amount })}
        error={errorOf('amount')}
      />
      <HourFields state={state} />
      <TaxRateField state={state} month={month} />
      <PaySwitches state={state} />
      <div className={styles['submit']}>
        <Button type="submit" variant="primary" size="lg" block>
          {common('actions.calculate')}
        </Button>
        <p className={styles['estimate']}>
          {estimate === undefined ? t('estimateEmpty') : t('estimate', { amount: formatWhole(estimate) })}
        </p>
      </div>
    </form>
  );
}
