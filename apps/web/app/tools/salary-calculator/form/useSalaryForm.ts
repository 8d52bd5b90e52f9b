import type { EmployerSize, YearMonth } from '@toolbox/core/law';
import type { PayType } from '@toolbox/core/salary';
import {
  DEFAULT_SALARY_FORM,
  EMPLOYER_SIZES,
  type SalaryField,
  type SalaryForm,
  TABLE_FAMILY,
  WITHHOLDING_PERCENTS,
} from '@toolbox/core/salary/form';
import { useDraft } from '../../../browser/draft/useDraft.ts';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { lateModule, lazyModule } from '../../../loading/lazyModule.ts';
import type { Calculated, UnusualPay } from '../calculation.ts';
import type { PayOffer } from '../salaryOffers.ts';

export type ChoiceFieldName = 'overtimeHours' | 'taxRate';

export type SalaryFormState = {
  readonly form: SalaryForm;
  /** The month whose rates apply; unknown in the prerendered page. */
  readonly month: YearMonth | undefined;
  readonly set: (change: Partial<SalaryForm>) => void;
  /** Whether the field has a custom value. */
  readonly isCustom: (field: ChoiceFieldName) => boolean;
  readonly setCustom: (field: ChoiceFieldName, custom: boolean) => void;
  readonly errorOf: (field: SalaryField) => string | undefined;
  /** The pay that a rejected amount may mean; empty where only a number may be meant. */
  readonly payOffers: readonly PayOffer[];
  /** The submitted pay, if it is unusual for its period; undefined where the result says so. */
  readonly unusualPay: UnusualPay | undefined;
  /** What rejected hours may mean; undefined where only a number may be meant. */
  readonly hourOffers: (field: SalaryField) => readonly string[] | undefined;
  /** A field of hours as a number without its unit; NaN for what is more than that. */
  readonly numberOf: (field: 'dailyHours' | 'weeklyDays') => number;
  /** The take-home pay for the current form, if it is valid; negative where the deductions exceed the pay. */
  readonly estimate: Calculated | undefined;
  /** The last calculated form; undefined while the form is invalid. */
  readonly calculated: Calculated | undefined;
  /** Whether the form has changed since it was calculated. */
  readonly stale: boolean;
  readonly employerSize: EmployerSize;
  readonly setEmployerSize: (size: EmployerSize) => void;
  readonly calculate: () => void;
  /** Replaces the pay and its period, and calculates with them. */
  readonly calculateWith: (amount: string, payType: PayType) => void;
  /** Fills the form in with the example, and calculates it. Null while the calculation has not loaded. */
  readonly fillExample: (() => void) | null;
  readonly reset: () => void;
};

/** The empty form does not need the calculation, so the page does not wait for it. */
const useCalculation = lazyModule(() => import('../calculation.ts'));
/** What rejected values may mean, which no valid form needs. */
const useSalaryOffers = lateModule(() => import('../salaryOffers.ts'));

const NO_CUSTOM: readonly ChoiceFieldName[] = [];
/** The allowed values of a stored draft; others are ignored. */
const SALARY_DRAFT = {
  allowed: {
    payType: ['hourly', 'monthly'],
    deductionWay: ['itemised', 'flat', 'freelance'],
    withholdingPercent: WITHHOLDING_PERCENTS,
    family: Array.from({ length: TABLE_FAMILY }, (_, index) => index + 1),
    children: Array.from({ length: TABLE_FAMILY }, (_, index) => index),
  },
} as const;
const DEFAULT_EMPLOYER_SIZE: EmployerSize = 'under150';
const CUSTOMS = { allowed: ['overtimeHours', 'taxRate'] } as const;

/**
 * The state of the form and of the last calculation.
 *
 * An invalid value is reported immediately; missing values are reported together at the first press of Calculate.
 *
 * @param today the visitor's date, whose month determines the rates; empty in the prerendered page
 */
export function useSalaryForm(today: string): SalaryFormState {
  const t = useMessages('salary-calculator');
  const failureText = useFailureText();
  const calculation = useCalculation();
  const salaryOffers = useSalaryOffers();
  const [form, setForm] = useDraft<SalaryForm>('salary-calculator.form', DEFAULT_SALARY_FORM, SALARY_DRAFT);
  const [customs, setCustoms] = useDraft('salary-calculator.customs', NO_CUSTOM, CUSTOMS);
  const [submitted, setSubmitted] = useDraft<SalaryForm | undefined>('salary-calculator.submitted', undefined, {
    like: DEFAULT_SALARY_FORM,
    ...SALARY_DRAFT,
  });
  const [employerSize, setEmployerSize] = useDraft('salary-calculator.employerSize', DEFAULT_EMPLOYER_SIZE, {
    allowed: EMPLOYER_SIZES,
  });

  const labels: Readonly<Record<SalaryField, string>> = {
    amount: t(`amounts.${form.payType}`),
    dailyHours: t('dailyHours'),
    weeklyDays: t('weeklyDays'),
    overtimeHours: t('overtimeHours'),
    taxRate: t('taxRate'),
  };
  const month = calculation?.monthOf(today);
  const parsed = calculation?.parseSalaryInput(form, labels);

  const last = submitted && calculation?.parseSalaryInput(submitted, labels);

  function calculateInput(read: typeof parsed): Calculated | undefined {
    return calculation && month && read?.ok
      ? calculation.calculateTakeHome(read.value, month, employerSize)
      : undefined;
  }

  const failures = parsed?.ok === false ? parsed.failure : undefined;
  const calculated = parsed?.ok ? calculateInput(last) : undefined;
  const stale = parsed?.ok === true && last?.ok === true && calculation?.hasChanges(parsed.value, last.value) === true;
  // Not while it is typed, which would move the fields below: on the way to 3,000,000, each amount is unusual.
  const isSubmitted = submitted?.amount === form.amount;
  const isInResult = calculated !== undefined && !stale;

  return {
    form,
    month,
    set: (change) => setForm({ ...form, ...change }),
    isCustom: (field) => customs.includes(field),
    setCustom: (field, custom) => {
      const others = customs.filter((other) => other !== field);
      setCustoms(custom ? [...others, field] : others);
    },
    errorOf: (field) => {
      const isEntered = submitted !== undefined || form[field].trim() !== '';
      return isEntered ? failureText(failures?.[field]) : undefined;
    },
    payOffers: (failures?.amount && salaryOffers?.payOffers(form)) ?? [],
    unusualPay: isSubmitted && !isInResult ? calculation?.unusualPay(form) : undefined,
    hourOffers: (field) => salaryOffers?.hourOffers(field, form, failures?.[field]),
    numberOf: (field) =>
      calculation?.typedNumber(form[field], field === 'dailyHours' ? 'hours' : 'days') ?? Number(form[field]),
    estimate: calculateInput(parsed),
    calculated,
    stale,
    employerSize,
    setEmployerSize,
    calculate: () => setSubmitted(form),
    calculateWith: (amount, payType) => {
      setForm({ ...form, amount, payType });
      setSubmitted({ ...form, amount, payType });
    },
    fillExample: calculation
      ? () => {
          setCustoms(NO_CUSTOM);
          setForm(calculation.EXAMPLE_SALARY_FORM);
          setSubmitted(calculation.EXAMPLE_SALARY_FORM);
        }
      : null,
    reset: () => {
      setForm(DEFAULT_SALARY_FORM);
      setCustoms(NO_CUSTOM);
      setSubmitted(undefined);
      setEmployerSize(DEFAULT_EMPLOYER_SIZE);
    },
  };
}
