import { Chips, type ChipsProps } from '@toolbox/ui/chips/Chips';
import { useMessages } from '../../../i18n/useMessages.ts';
import { NumberEntry } from '../../../parts/number-entry/NumberEntry.tsx';
import type { ChoiceFieldName, SalaryFormState } from './useSalaryForm.ts';

type ChoiceFieldProps<Value extends string> = {
  readonly field: ChoiceFieldName;
  readonly state: SalaryFormState;
  readonly label: string;
  readonly options: ChipsProps<Value>['options'];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Called when the last chip, for a custom value, is chosen. */
  readonly onCustom?: () => void;
  readonly unit: string;
  readonly hint: string;
};

const MEASURES = { overtimeHours: 'hours', taxRate: 'percent' } as const;

/** A field with a few known choices, or a custom number. The error is shown where the number is entered. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { field, state, label, options, value, onChoose, onCustom, unit, hint } = props;
  const t = useMessages('salary-calculator');
  const { form, set, isCustom, setCustom, errorOf, hourOffers } = state;
  const own = isCustom(field);
  const error = errorOf(field);

  return (
    <Chips
      label={label}
      hint={hint}
      hintButton={t('about', { field: label })}
      error={own ? undefined : error}
      options={options}
      value={value}
      onChange={(chosen) => {
        setCustom(field, false);
        onChoose(chosen);
      }}
      custom={{
        label: t('custom'),
        selected: own,
        onSelect: () => {
          setCustom(field, true);
          onCustom?.();
        },
        children: (
          <NumberEntry
            label={t('own', { field: t(field) })}
            labelHidden
            measure={MEASURES[field]}
            unit={unit}
            value={form[field]}
            onChange={(text) => set({ [field]: text })}
            meant={hourOffers(field)}
            error={error}
          />
        ),
      }}
    />
  );
}
