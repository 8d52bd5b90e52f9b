import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Switch.module.css';

export type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
};

/** Something that is on or off and takes effect at once. */
export function Switch({ label, checked, onChange, hint, disabled, id, name }: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  return (
    <div className={classNames(styles, 'switch', disabled && 'disabled')}>
      <label className={classNames(styles, 'line')} htmlFor={inputId}>
        <span className={classNames(styles, 'label')}>{label}</span>
        <input
          id={inputId}
          name={name}
          className={classNames(styles, 'input')}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </label>
      {hint && (
        <div id={hintId} className={classNames(styles, 'hint')}>
          {hint}
        </div>
      )}
    </div>
  );
}
