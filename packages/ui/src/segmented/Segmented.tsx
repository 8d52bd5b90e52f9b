import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Field, type FieldText } from '../field/Field.tsx';
import styles from './Segmented.module.css';

export type Choice<Value> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type SegmentedProps<Value extends string | number | boolean> = FieldText & {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Choice<Value>[];
  readonly disabled?: boolean | undefined;
  /** As wide as its container, all segments equal. */
  readonly block?: boolean | undefined;
};

/**
 * Two to four choices side by side, one of them selected. They are radio buttons, so the browser handles the arrow
 * keys.
 */
export function Segmented<Value extends string | number | boolean>(props: SegmentedProps<Value>) {
  const { value, onChange, options, disabled, block, ...text } = props;
  const name = useId();
  return (
    <Field {...text} group>
      {({ group }) => (
        <div className={classNames(styles, 'segmented', block && 'block')} role="radiogroup" {...group}>
          {options.map((option) => (
            <label key={String(option.value)} className={classNames(styles, 'segment')}>
              <input
                className={classNames(styles, 'input')}
                type="radio"
                name={name}
                value={String(option.value)}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span className={classNames(styles, 'label')}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
