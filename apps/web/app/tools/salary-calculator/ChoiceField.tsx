import { Chips, type ChipsProps } from '@toolbox/ui/chips/Chips';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import type { ChoiceFieldName, SalaryFormState } from './useSalaryForm.ts';

type ChoiceFieldProps = {
  readonly field: ChoiceFieldName;
  readonly state: SalaryFormState;
  readonly options: ChipsProps<string>['options'];
  readonly unit: string;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Whole numbers only: the pad comes without a point. */
  readonly whole?: boolean;
};

const MEASURES = { dailyHours: 'hours', weeklyDays: 'days', overtimeHours: 'hours', taxRate: 'percent' } as const;

/** A number out of a few known ones, or an own one. The error stands where the number is entered. */
export function ChoiceField({ field, state, options, unit, hint, disabled, whole }: ChoiceFieldProps) {
  const t = useMessages('salary-calculator');
  const custom = useMessages('common', 'labels')('custom');
  const { form, set, isCustom, setCustom, errorOf } = state;
  const own = isCustom(field);
  const error = disabled ? undefined : errorOf(field);

  return (
    <Chips
      label={t(field)}
      hint={hint}
      error={own ? undefined : error}
      disabled={disabled}
      options={options}
      value={form[field]}
      onChange={(value) => {
        setCustom(field, false);
        set({ [field]: value });
      }}
      custom={{
        label: custom,
        selected: own,
        onSelect: () => setCustom(field, true),
        children: (
          <NumberEntry
            label={t('own', { field: t(field) })}
            labelHidden
            measure={MEASURES[field]}
            unit={unit}
            value={form[field]}
            onChange={(value) => set({ [field]: value })}
            error={error}
            disabled={disabled}
            {...(whole && { maxFractionDigits: 0 })}
          />
        ),
      }}
    />
  );
}
