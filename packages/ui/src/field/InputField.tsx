import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { useEarlyInput } from '../hooks/useEarlyInput.ts';
import { isComposing } from '../keyboard/isComposing.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import { hasRightToLeft } from '../text-direction/hasRightToLeft.ts';
import { ControlFrame } from './ControlFrame.tsx';
import { Field, type FieldText } from './Field.tsx';
import styles from './InputField.module.css';
import { StepButton, type StepButtonProps } from './StepButton.tsx';

export type InputFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'style' | 'className'> & {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    /** Enter, unless an input method is composing. */
    readonly onEnter?: (() => void) | undefined;
    readonly prefix?: ReactNode;
    readonly unit?: ReactNode;
    /** A button inside the border, after the value. */
    readonly end?: ReactNode;
    /** Buttons on both sides of the value that step it. */
    readonly steps?: { readonly down: StepButtonProps; readonly up: StepButtonProps } | undefined;
    /** Addresses, hashes and code. */
    readonly mono?: boolean | undefined;
  };

/** A framed input with its label. Text, number and date fields are built on it. */
export function InputField(props: InputFieldProps) {
  const { label, labelHidden, hint, hintButton, error, actions, ...others } = props;
  const { value, onChange, onEnter, prefix, unit, end, steps, mono, id, ...rest } = others;
  const unitId = useId();
  const [input, shown] = useEarlyInput<HTMLInputElement>(value);

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.key === 'Enter' && onEnter && !event.defaultPrevented && !isComposing(event)) onEnter();
  }

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      hintButton={hintButton}
      error={error}
      actions={actions}
      id={id}
      describedBy={[unit && unitId, rest['aria-describedby']].filter(Boolean).join(' ')}
    >
      {({ control }) => (
        <ControlFrame prefix={prefix} unit={unit} unitId={unitId} end={end} invalid={!!error} disabled={rest.disabled}>
          {steps && <StepButton {...steps.down} icon="minus" />}
          <input
            ref={input}
            type="text"
            lang={hangulLang(value)}
            // Phones correct words also where nothing is marked as misspelled.
            autoCorrect={rest.spellCheck === false ? 'off' : undefined}
            {...rest}
            {...control}
            className={classNames(
              styles,
              'input',
              mono ? 'mono' : hasRightToLeft(value) && 'directed',
              steps && 'stepped',
            )}
            value={shown}
            onChange={onChange}
            onKeyDown={pressKey}
          />
          {steps && <StepButton {...steps.up} icon="plus" />}
        </ControlFrame>
      )}
    </Field>
  );
}
