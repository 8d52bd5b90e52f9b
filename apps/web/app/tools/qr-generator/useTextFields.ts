import type { ReactNode } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { type Offer, withOffers } from '../../parts/offers/withOffers.tsx';
import type { DataFailures } from './dataPayload.ts';

export type FieldsProps<Values> = {
  /** Precedes the ids of the fields. */
  readonly id: string;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly failures: DataFailures;
};

type TextName<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

type TextFieldWiring = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: ReactNode;
  readonly autoComplete: 'off';
};

/** For passwords and addresses, which phones would capitalize and correct, and browsers send to a spell checker. */
export const LITERAL = { spellCheck: false, autoCapitalize: 'off' } as const;

/** The values that a rejected text may mean. */
type Readings = (text: string) => readonly string[];

/**
 * Connects the text fields of a form to its values. An empty field shows no error; a rejected text is shown with what
 * it may mean. The data is usually about other people, so autofill is off.
 */
export function useTextFields<Values extends object>({ id, values, onChange, failures }: FieldsProps<Values>) {
  const failureText = useFailureText();
  return (name: TextName<Values>, readings?: Readings | readonly Offer[]): TextFieldWiring => {
    const value = String(values[name]);
    const failure = value.trim() === '' ? undefined : failures[name];
    const change = (typed: string) => onChange({ ...values, [name]: typed });
    const offers = () =>
      typeof readings === 'function'
        ? readings(value).map((meant) => ({ name: meant, take: () => change(meant) }))
        : (readings ?? []);
    return {
      id: `${id}${name}`,
      value,
      onChange: change,
      error: failure && withOffers(failureText(failure), offers(), `${id}${name}`),
      autoComplete: 'off',
    };
  };
}
