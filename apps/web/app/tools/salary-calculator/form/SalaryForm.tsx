import type { PayType } from '@toolbox/core/salary';
import { DAILY_HOUR_OPTIONS, OVERTIME_HOUR_OPTIONS, WEEKLY_DAY_OPTIONS } from '@toolbox/core/salary/form';
import { Button } from '@toolbox/ui/button/Button';
import { Switch } from '@toolbox/ui/switch/Switch';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MAIN_ACTION } from '../../../browser/shortcuts/mainAction.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { latePart, lazyPart } from '../../../loading/lazyPart.tsx';
import { NumberEntry } from '../../../parts/number-entry/NumberEntry.tsx';
import styles from '../SalaryCalculator.module.css';
import { ChoiceField } from './ChoiceField.tsx';
import { DeductionField } from './DeductionField.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

const Estimate = lazyPart(() => import('../Estimate.tsx'));
const PayOffers = latePart(() => import('./PayOffers.tsx'));
const PayMeantNotice = latePart(() => import('../PayMeantNotice.tsx'));

/** Moves the focus to the first invalid field: the field itself, or its first chip. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = invalid?.matches('input') ? invalid : invalid?.querySelector<HTMLElement>('input:not(:disabled)');
  control?.focus();
}

/** The input of the calculation, the Calculate button, and a live estimate. */
export function SalaryForm({ state }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const common = useMessages('common');
  const { form, set, errorOf, payOffers, unusualPay } = state;
  const element = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  const id = useId();
  const error = errorOf('amount');
  const hasOffers = payOffers.length > 0;

  useEffect(() => {
    if (presses > 0) focusFirstInvalid(element.current);
  }, [presses]);

  function takePay(amount: string, payType: PayType) {
    state.calculateWith(amount, payType);
    // The button that had the focus disappears with its notice.
    document.getElementById(id)?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    state.calculate();
    setPresses(presses + 1);
  }

  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <div className={styles['amount']}>
        <NumberEntry
          label={t(`amounts.${form.payType}`)}
          measure="cash"
          unit={common('labels.won')}
          value={form.amount}
          onChange={(amount) => set({ amount })}
          id={id}
          meant={hasOffers ? [] : undefined}
          error={hasOffers && error ? <PayOffers fallback={error} message={error} state={state} field={id} /> : error}
        />
      </div>
      {unusualPay && (
        <PayMeantNotice fallback={null} payType={form.payType} {...unusualPay} onPay={takePay} isAnnounced />
      )}
      <div className={styles['pair']}>
        <HourField field="dailyHours" state={state} stops={DAILY_HOUR_OPTIONS} usual="8" unit={t('units.hours')} />
        <HourField field="weeklyDays" state={state} stops={WEEKLY_DAY_OPTIONS} usual="5" unit={t('units.days')} />
      </div>
      <ChoiceField<string>
        field="overtimeHours"
        state={state}
        label={t('overtimeHours')}
        options={OVERTIME_HOUR_OPTIONS.map((value) => ({
          value,
          label: value === '0' ? common('labels.none') : <OvertimeChoice hours={value} />,
        }))}
        value={form.overtimeHours}
        onChoose={(overtimeHours) => set({ overtimeHours })}
        unit={t('units.hours')}
        hint={t('overtimeHint')}
      />
      <DeductionField state={state} />
      <PaySwitches state={state} />
      <div className={styles['submit']}>
        <Button type="submit" variant="primary" {...MAIN_ACTION} size="lg" block>
          {common('actions.calculate')}
        </Button>
        <p className={styles['estimate']}>
          {state.estimate ? <Estimate fallback={t('estimateEmpty')} estimate={state.estimate} /> : t('estimateEmpty')}
        </p>
      </div>
    </form>
  );
}

/** Screen readers get the unit with each number; visually it is only after the last one. */
function OvertimeChoice({ hours }: { readonly hours: string }) {
  const t = useMessages('salary-calculator');
  if (hours === OVERTIME_HOUR_OPTIONS.at(-1)) return t('hours', { hours });
  return (
    <>
      <span aria-hidden="true">{hours}</span>
      <span className="visually-hidden">{t('hours', { hours })}</span>
    </>
  );
}

type HourFieldProps = {
  readonly field: 'dailyHours' | 'weeklyDays';
  readonly state: SalaryFormState;
  /** The values of the step buttons; any other can be typed. */
  readonly stops: readonly string[];
  /** Where the step buttons start in an empty field. */
  readonly usual: string;
  readonly unit: string;
};

/** The working hours, which are disabled for monthly pay. */
function HourField({ field, state: { form, set, errorOf, hourOffers, numberOf }, stops, usual, unit }: HourFieldProps) {
  const t = useMessages('salary-calculator');
  const label = t(field);
  const value = form[field];
  const disabled = form.payType === 'monthly';
  const isEmpty = value.trim() === '';
  const hours = numberOf(field);
  const down = isEmpty ? usual : stops.findLast((stop) => Number(stop) < hours);
  const up = isEmpty ? usual : stops.find((stop) => Number(stop) > hours);
  const to = (stop: string | undefined) => (disabled || stop === undefined ? undefined : () => set({ [field]: stop }));
  return (
    <NumberEntry
      label={label}
      measure={field === 'dailyHours' ? 'hours' : 'days'}
      unit={unit}
      value={value}
      onChange={(text) => set({ [field]: text })}
      meant={hourOffers(field)}
      error={disabled ? undefined : errorOf(field)}
      disabled={disabled}
      steps={{
        down: { label: t('less', { field: label }), onPress: to(down) },
        up: { label: t('more', { field: label }), onPress: to(up) },
      }}
      {...(field === 'weeklyDays' && { maxFractionDigits: 0 })}
      {...(disabled && { hint: t('disabledHint'), hintButton: t('about', { field: label }) })}
    />
  );
}

/** What the pay includes: the weekly holiday, its cap, and probation. */
function PaySwitches({ state: { form, set } }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const about = (field: string) => t('about', { field });
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('holidayIncluded')}
        hint={t(`holidayIncludedHints.${form.payType}`)}
        hintButton={about(t('holidayIncluded'))}
        checked={form.weeklyHolidayIncluded}
        onChange={(weeklyHolidayIncluded) => set({ weeklyHolidayIncluded })}
      />
      <Switch
        label={t('holidayCapped')}
        hint={t('holidayCappedHint')}
        hintButton={about(t('holidayCapped'))}
        checked={form.weeklyHolidayCapped}
        disabled={!form.weeklyHolidayIncluded}
        onChange={(weeklyHolidayCapped) => set({ weeklyHolidayCapped })}
      />
      <Switch
        label={t('probation')}
        hint={t('probationHint')}
        hintButton={about(t('probation'))}
        checked={form.probation}
        onChange={(probation) => set({ probation })}
      />
    </div>
  );
}
