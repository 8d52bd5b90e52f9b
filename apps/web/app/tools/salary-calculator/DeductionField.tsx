import type { DeductionWay } from '@toolbox/core/salary';
import { DEFAULT_TAX_RATE } from '@toolbox/core/salary/form';
import { Chips, type ChipsProps } from '@toolbox/ui/chips/Chips';
import { useMessages } from '../../i18n/useMessages.ts';
import { prerenderedPart } from '../../loading/prerenderedPart.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import type { ChoiceFieldName, SalaryFormState } from './useSalaryForm.ts';

const TaxDisclosure = prerenderedPart(() => import('./TaxDisclosure.tsx'));

/** The method of the deduction: itemized, a flat rate, or for freelancers. */
export function DeductionField({ state }: { readonly state: SalaryFormState }) {
  const t = useMessages('salary-calculator');
  const percent = useMessages('common', 'labels')('percent');
  const { form, set } = state;

  function choose(deductionWay: DeductionWay) {
    // The chip of the flat rate selects its default; a custom rate has its own chip.
    set(deductionWay === 'flat' ? { deductionWay, taxRate: DEFAULT_TAX_RATE } : { deductionWay });
  }

  return (
    <>
      <ChoiceField<DeductionWay>
        field="taxRate"
        state={state}
        label={t('deductionWay')}
        options={[
          { value: 'itemised', label: t('ways.itemised') },
          { value: 'flat', label: t('ways.flat', { percent: DEFAULT_TAX_RATE }) },
          { value: 'freelance', label: t('ways.freelance') },
        ]}
        value={form.deductionWay}
        onChoose={choose}
        onCustom={() => set({ deductionWay: 'flat' })}
        unit={percent}
        hint={t('deductionHint', { percent: DEFAULT_TAX_RATE })}
      />
      {form.deductionWay === 'itemised' && <TaxDisclosure state={state} />}
    </>
  );
}

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
  const { form, set, isCustom, setCustom, errorOf, readingsOf } = state;
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
            meant={readingsOf(field)}
            error={error}
          />
        ),
      }}
    />
  );
}
