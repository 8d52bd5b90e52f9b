import { useFailureText } from '../../i18n/useFailureText.ts';
import type { DataFailures } from './dataPayload.ts';

export type FieldsProps<Values> = {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly failures: DataFailures;
};

type TextName<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

type TextFieldWiring = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly autoComplete: 'off';
};

/**
 * Connects the text fields of a form to its values. An empty field shows no error. The data is usually about other
 * people, so autofill is off.
 */
export function useTextFields<Values extends object>({ values, onChange, failures }: FieldsProps<Values>) {
  const failureText = useFailureText();
  return (name: TextName<Values>): TextFieldWiring => {
    const value = String(values[name]);
    return {
      value,
      onChange: (typed) => onChange({ ...values, [name]: typed }),
      error: value.trim() === '' ? undefined : failureText(failures[name]),
      autoComplete: 'off',
    };
  };
}
