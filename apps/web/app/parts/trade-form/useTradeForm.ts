import type { Failure, Result } from '@toolbox/core';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { type TradeWork, useTradeWork } from './useTradeWork.ts';

export type FieldState = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export type TradeFormState<Form, Name extends keyof Form, Value, Failures> = {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  /** What a field needs. A blank one is only missing, which the button says; a wrong one is named at once. */
  readonly field: (name: Name) => FieldState;
  readonly failures: Failures | undefined;
  /** Nothing that is required is blank. */
  readonly complete: boolean;
  /** What was read at the last press of Calculate; gone while the form cannot be read. */
  readonly calculated: Value | undefined;
  /** The form has changed since. */
  readonly stale: boolean;
  readonly calculate: () => void;
  readonly reset: () => void;
};

type Question<Form, Name extends keyof Form, Value, Failures> = {
  /** Begins the keys of what is remembered. */
  readonly tool: string;
  readonly initial: Form;
  readonly required: readonly Name[];
  readonly parse: (work: TradeWork, form: Form) => Result<Value, Failures>;
};

/** A press of Calculate; the value is missing as long as the arithmetic is still on its way. */
type Press<Form, Value> = { readonly form: Form; readonly value: Value | undefined };

/** What was typed into a calculator with a button, and what was last calculated from it. */
export function useTradeForm<
  Name extends string,
  Form extends Readonly<Record<Name, string>>,
  Value,
  Failures extends { readonly [F in Name]?: Failure },
>(question: Question<Form, Name, Value, Failures>): TradeFormState<Form, Name, Value, Failures> {
  const { tool, initial, required, parse } = question;
  const failureText = useFailureText();
  const [form, setForm] = useDraft<Form>(`${tool}.form`, initial);
  const [last, setLast] = useDraft<Press<Form, Value> | undefined>(`${tool}.calculated`, undefined);
  const work = useTradeWork();
  const parsed = work && parse(work, form);
  const value = parsed?.ok ? parsed.value : undefined;
  // Calculate was pressed before the arithmetic had arrived.
  if (value !== undefined && last?.form === form && last.value === undefined) setLast({ form, value });

  return {
    form,
    set: (change) => setForm({ ...form, ...change }),
    field: (name) => ({
      value: form[name],
      onChange: (typed) => setForm({ ...form, [name]: typed }),
      error: parsed?.ok === false && form[name].trim() !== '' ? failureText(parsed.failure[name]) : undefined,
    }),
    failures: parsed?.ok === false ? parsed.failure : undefined,
    complete: required.every((name) => form[name].trim() !== ''),
    calculated: value && last?.value,
    stale: last !== undefined && JSON.stringify(form) !== JSON.stringify(last.form),
    calculate: () => {
      if (parsed?.ok !== false) setLast({ form, value });
    },
    reset: () => {
      setForm(initial);
      setLast(undefined);
    },
  };
}
