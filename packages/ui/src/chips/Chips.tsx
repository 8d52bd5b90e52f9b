import { memo, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Field, type FieldText } from '../field/Field.tsx';
import type { Choice } from '../segmented/Segmented.tsx';
import styles from './Chips.module.css';

export type CustomChip = {
  readonly label: ReactNode;
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** The field for a custom value, shown below the chips while this chip is selected. */
  readonly children: ReactNode;
};

export type ChipsProps<Value extends string | number | boolean> = FieldText & {
  /** Undefined: none of the listed values (no selection, or the custom chip). */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Choice<Value>[];
  /** A last chip for a value that is not listed. */
  readonly custom?: CustomChip | undefined;
  readonly disabled?: boolean | undefined;
};

function ChipGroup<Value extends string | number | boolean>(props: ChipsProps<Value>) {
  const { value, onChange, options, custom, disabled, ...text } = props;
  const name = useId();
  return (
    <Field {...text} group>
      {({ group }) => (
        <>
          <div className={classNames(styles, 'chips')} role="radiogroup" {...group}>
            {options.map((option) => (
              <label key={String(option.value)} className={classNames(styles, 'slot')}>
                <input
                  className={classNames(styles, 'input')}
                  type="radio"
                  name={name}
                  value={String(option.value)}
                  checked={!custom?.selected && option.value === value}
                  disabled={disabled || option.disabled}
                  onChange={() => onChange(option.value)}
                />
                <span className={classNames(styles, 'chip')}>{option.label}</span>
              </label>
            ))}
            {custom && (
              <label className={classNames(styles, 'slot')}>
                <input
                  className={classNames(styles, 'input')}
                  type="radio"
                  name={name}
                  value="custom"
                  checked={custom.selected}
                  disabled={disabled}
                  onChange={custom.onSelect}
                />
                <span className={classNames(styles, 'chip')}>{custom.label}</span>
              </label>
            )}
          </div>
          {custom?.selected && <div className={classNames(styles, 'custom')}>{custom.children}</div>}
        </>
      )}
    </Field>
  );
}

/** A few known values, one of them selected. They are radio buttons, so the browser handles the arrow keys. */
export const Chips = memo(ChipGroup) as unknown as typeof ChipGroup;
