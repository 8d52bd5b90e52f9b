import { memo } from 'react';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type TextFieldProps = Omit<InputFieldProps, 'onChange' | 'end'> & {
  readonly onChange: (value: string) => void;
};

/** One line of text. All other attributes of an input are passed on. */
export const TextField = memo(function TextField({ onChange, ...rest }: TextFieldProps) {
  return <InputField {...rest} onChange={(event) => onChange(event.currentTarget.value)} />;
});
