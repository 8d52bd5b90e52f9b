import { type RefObject, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './DateField.module.css';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type DateFieldProps = Omit<InputFieldProps, 'onChange' | 'type' | 'mono' | 'prefix' | 'unit' | 'end'> & {
  /** As typed or pasted; it is not parsed here. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The parsed date, `YYYY-MM-DD`, at which the picker opens; empty if the text is not a date. */
  readonly day: string;
  /** Called with the picked date as `YYYY-MM-DD`. */
  readonly onPick: (day: string) => void;
  /** The accessible name of the button that opens the picker. */
  readonly pickLabel: string;
  /** The first and last selectable date of the picker. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
};

/** A date as text, which can be typed and pasted, with a button for the native picker. */
export function DateField(props: DateFieldProps) {
  const { onChange, day, onPick, pickLabel, firstDay, lastDay, ...rest } = props;
  const picker = useRef<HTMLInputElement>(null);

  return (
    <InputField
      autoComplete="off"
      spellCheck={false}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
      end={
        <>
          <Button
            variant="ghost"
            icon="calendar"
            iconOnly
            className={classNames(styles, 'open')}
            aria-label={pickLabel}
            aria-describedby={rest.id && `${rest.id}-label`}
            disabled={rest.disabled}
            onClick={() => openPicker(picker)}
          />
          {/* Only its picker is used: an empty date input shows today in some browsers, as dark as a real value. */}
          <input
            ref={picker}
            type="date"
            className={classNames(styles, 'picker')}
            tabIndex={-1}
            aria-hidden="true"
            value={day}
            min={firstDay}
            max={lastDay}
            onChange={(event) => {
              if (event.currentTarget.value !== '') onPick(event.currentTarget.value);
            }}
          />
        </>
      }
    />
  );
}

function openPicker({ current }: RefObject<HTMLInputElement | null>) {
  try {
    current?.showPicker();
  } catch {
    // Older browsers lack this method, or reject it in a frame; on phones, focusing opens the picker.
    current?.focus();
    current?.click();
  }
}
