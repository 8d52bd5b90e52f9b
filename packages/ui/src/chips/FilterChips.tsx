import { classNames } from '../class-names/classNames.ts';
import { Field, type FieldText } from '../field/Field.tsx';
import type { Choice } from '../segmented/Segmented.tsx';
import styles from './Chips.module.css';

export type FilterChipsProps<Value extends string | number> = FieldText & {
  /** The selected values. */
  readonly values: readonly Value[];
  /** Called with the new selection, in the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
  readonly options: readonly Choice<Value>[];
  readonly disabled?: boolean | undefined;
};

/** Any number of values, each selected or not. */
export function FilterChips<Value extends string | number>(props: FilterChipsProps<Value>) {
  const { values, onChange, options, disabled, ...text } = props;
  const on = new Set(values);

  function toggle(value: Value) {
    const next = new Set(on);
    if (!next.delete(value)) next.add(value);
    onChange(options.map((option) => option.value).filter((known) => next.has(known)));
  }

  return (
    <Field {...text} group>
      {({ group }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend first, the label stands outside
        <div
          className={classNames(styles, 'chips')}
          role="group"
          aria-labelledby={group['aria-labelledby']}
          aria-describedby={group['aria-describedby']}
        >
          {options.map((option) => (
            <button
              key={String(option.value)}
              type="button"
              className={classNames(styles, 'chip')}
              aria-pressed={on.has(option.value)}
              disabled={disabled || option.disabled}
              onClick={() => toggle(option.value)}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
