import {
  DEFAULT_SALARY_FORM,
  type EmployerSize,
  type NetSalary,
  type SalaryField,
  type SalaryForm,
  type SalaryInput,
} from '@toolbox/core/salary';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useFormWork } from './useFormWork.ts';

export type ChoiceFieldName = Exclude<SalaryField, 'amount'>;

export type Calculated = { readonly input: SalaryInput; readonly salary: NetSalary };

export type SalaryFormState = {
  readonly form: SalaryForm;
  readonly set: (change: Partial<SalaryForm>) => void;
  /** Whether the field takes an own value in place of a listed one. */
  readonly isCustom: (field: ChoiceFieldName) => boolean;
  readonly setCustom: (field: ChoiceFieldName, custom: boolean) => void;
  readonly errorOf: (field: SalaryField) => string | undefined;
  /** What the form as it stands now would leave, where it can be read. */
  readonly estimate: bigint | undefined;
  /** The form as it was when it was last calculated; gone while the form cannot be read. */
  readonly calculated: Calculated | undefined;
  /** The form has changed since it was calculated. */
  readonly stale: boolean;
  readonly employerSize: EmployerSize;
  readonly setEmployerSize: (size: EmployerSize) => void;
  readonly calculate: () => void;
  readonly reset: () => void;
};

const NO_CUSTOM: readonly ChoiceFieldName[] = [];
const SALARY_DRAFT = { allowed: { payType: ['hourly', 'monthly'] } } as const;
const DEFAULT_EMPLOYER_SIZE: EmployerSize = 'under150';

function differs(one: SalaryForm, other: SalaryForm): boolean {
  return (Object.keys(one) as readonly (keyof SalaryForm)[]).some((key) => one[key] !== other[key]);
}

/**
 * What was entered and what was last calculated.
 *
 * A wrong value is named as soon as it stands in its field; what is merely missing is named, all at once, by the first
 * press of Calculate.
 */
export function useSalaryForm(): SalaryFormState {
  const t = useMessages('salary-calculator');
  const failureText = useFailureText();
  const work = useFormWork();
  const [form, setForm] = useDraft<SalaryForm>('salary-calculator.form', DEFAULT_SALARY_FORM, SALARY_DRAFT);
  const [customs, setCustoms] = useDraft('salary-calculator.customs', NO_CUSTOM);
  const [submitted, setSubmitted] = useDraft<SalaryForm | undefined>('salary-calculator.submitted', undefined, {
    like: DEFAULT_SALARY_FORM,
    ...SALARY_DRAFT,
  });
  const [employerSize, setEmployerSize] = useDraft('salary-calculator.employerSize', DEFAULT_EMPLOYER_SIZE);

  const labels: Readonly<Record<SalaryField, string>> = {
    amount: t(`amounts.${form.payType}`),
    dailyHours: t('dailyHours'),
    weeklyDays: t('weeklyDays'),
    overtimeHours: t('overtimeHours'),
    taxRate: t('taxRate'),
  };
  const parsed = work?.parseSalaryInput(form, labels);
  const last = submitted && work?.parseSalaryInput(submitted, labels);

  return {
    form,
    set: (change) => setForm({ ...form, ...change }),
    isCustom: (field) => customs.includes(field),
    setCustom: (field, custom) => {
      const others = customs.filter((other) => other !== field);
      setCustoms(custom ? [...others, field] : others);
    },
    errorOf: (field) => {
      const told = submitted !== undefined || form[field].trim() !== '';
      return told && parsed?.ok === false ? failureText(parsed.failure[field]) : undefined;
    },
    estimate: parsed?.ok ? work?.netSalary(parsed.value).net : undefined,
    calculated: work && parsed?.ok && last?.ok ? { input: last.value, salary: work.netSalary(last.value) } : undefined,
    stale: submitted !== undefined && differs(form, submitted),
    employerSize,
    setEmployerSize,
    calculate: () => setSubmitted(form),
    reset: () => {
      setForm(DEFAULT_SALARY_FORM);
      setCustoms(NO_CUSTOM);
      setSubmitted(undefined);
      setEmployerSize(DEFAULT_EMPLOYER_SIZE);
    },
  };
}
