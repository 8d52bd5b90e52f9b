import { useState } from 'react';
import { InputField } from '../field/InputField.tsx';
import type { TextFieldProps } from '../field/TextField.tsx';
import { useDebounced } from '../hooks/useDebounced.ts';
import { isComposing } from '../keyboard/isComposing.ts';
import { isTyped } from '../keyboard/isTyped.ts';

/** A value counts as complete this long after the last key. */
const PAUSE_MS = 1000;

/**
 * One line of text whose beginning may be invalid, such as a number of 13 digits. An error is shown when typing pauses
 * or the field loses the focus, and at once after a paste; then it stays until it is corrected. It is not part of
 * {@link TextField}, because few pages need it.
 */
export function DelayedTextField({ onChange, error, ...rest }: TextFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const isPaused = useDebounced(rest.value, PAUSE_MS) === rest.value;
  const shown = isTyping && !isPaused ? undefined : error;

  return (
    <InputField
      {...rest}
      error={shown}
      onChange={(event) => {
        setTyping(isTyped(event.nativeEvent) && !shown);
        onChange(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        // Tab then goes to the buttons of the error, which are drawn before the browser moves the focus.
        if ((event.key === 'Enter' || event.key === 'Tab') && !isComposing(event)) setTyping(false);
        rest.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        rest.onBlur?.(event);
      }}
    />
  );
}
