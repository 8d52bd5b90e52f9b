import { type RefObject, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import styles from './DateField.module.css';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type DateFieldProps = Omit<InputFieldProps, 'onChange' | 'type' | 'mono' | 'prefix' | 'unit' | 'end'> & {
  /** As typed or pasted; it is not read here. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The day that the text means, `YYYY-MM-DD`, for the picker to open at; empty while it means none. */
  readonly day: string;
  /** Hears the picked day as `YYYY-MM-DD`. */
  readonly onPick: (day: string) => void;
  /** Names the button that opens the picker. */
  readonly pickLabel: string;
  /** The first and the last day of the picker. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
};

/** A date as text, so that it can be typed and pasted in one go, with the platform's own picker beside. */
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
    // Older engines have no such call, or refuse it in a frame; on phones the focus opens the picker.
    current?.focus();
    current?.click();
  }
}
