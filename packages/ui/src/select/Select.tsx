import type { ComponentProps } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { ControlFrame } from '../field/ControlFrame.tsx';
import { Field, type FieldText } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Select.module.css';

export type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
};

export type SelectProps<Value extends string> = Omit<FieldText, 'hintButton'> &
  Omit<
    ComponentProps<'select'>,
    'value' | 'defaultValue' | 'onChange' | 'style' | 'className' | 'children' | 'multiple'
  > & {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
    readonly options: readonly SelectOption<Value>[];
  };

/** The native select element, for more choices than chips can show. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, hint, error, actions, value, onChange, options, id, ...rest } = props;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      actions={actions}
      id={id}
      describedBy={rest['aria-describedby']}
    >
      {({ control }) => (
        <ControlFrame
          invalid={!!error}
          disabled={rest.disabled}
          unit={
            <span className={classNames(styles, 'arrow')}>
              <Icon name="chevronDown" size="sm" />
            </span>
          }
        >
          <select
            // As in Switch.
            name={control.id}
            {...rest}
            {...control}
            className={classNames(styles, 'select')}
            value={value}
            onChange={(event) => {
              const chosen = options[event.currentTarget.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </ControlFrame>
      )}
    </Field>
  );
}
