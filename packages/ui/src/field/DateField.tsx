import { InputField, type InputFieldProps } from './InputField.tsx';

export type DateFieldProps = Omit<InputFieldProps, 'onChange' | 'type' | 'mono' | 'prefix' | 'unit' | 'min' | 'max'> & {
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
};

/** The platform's own date input: it speaks the visitor's order of year, month and day. */
export function DateField({ onChange, ...rest }: DateFieldProps) {
  return <InputField {...rest} type="date" onChange={(event) => onChange(event.currentTarget.value)} />;
}
