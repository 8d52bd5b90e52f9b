import type { Result } from '@toolbox/core';
import { useTradeFailureText } from './useTradeFailureText.ts';

export type ParsedField<Value> = { readonly value: Value | undefined; readonly error: string | undefined };

/** Parses a field while it is typed in: blank text is neither a value nor an error. `unit` is that of an amount. */
export function useFieldParser(): <Value>(
  text: string,
  read: (text: string) => Result<Value>,
  unit?: 'won',
) => ParsedField<Value> {
  const failureText = useTradeFailureText();
  return (text, read, unit) => {
    if (text.trim() === '') return { value: undefined, error: undefined };
    const found = read(text);
    return found.ok
      ? { value: found.value, error: undefined }
      : { value: undefined, error: failureText(found.failure, unit) };
  };
}
