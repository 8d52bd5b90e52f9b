import { memo, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { HintButton } from '../field/HintButton.tsx';
import styles from './Switch.module.css';

export type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
  /** Collapses the hint behind a button with this name; without it, the hint is shown below. */
  readonly hintButton?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
};

/** A setting that is on or off and takes effect immediately. */
export const Switch = memo(function Switch(props: SwitchProps) {
  const { label, checked, onChange, hint, hintButton, disabled, id } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classNames(styles, 'switch', disabled && 'disabled')}>
      <div className={classNames(styles, 'line')}>
        <label className={classNames(styles, 'label')} htmlFor={inputId}>
          {label}
        </label>
        {hint && hintButton && (
          <HintButton label={hintButton} open={isOpen} onToggle={() => setOpen(!isOpen)} controls={hintId} />
        )}
        <input
          id={inputId}
          // Without a name, browsers restore the state by the position in the page, which late parts change.
          name={inputId}
          className={classNames(styles, 'input')}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </div>
      {hint && (
        <div id={hintId} className={classNames(styles, 'hint')} hidden={hintButton !== undefined && !isOpen}>
          {hint}
        </div>
      )}
    </div>
  );
});
