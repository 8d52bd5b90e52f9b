import type { Failure, Result } from '@toolbox/core';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useTradeFailureText } from './useTradeFailureText.ts';
import { type TradeParser, useTradeParser } from './useTradeParser.ts';

export type FieldState = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export type TradeFormState<Form, Name extends keyof Form, Value, Failures> = {
  readonly form: Form;
  readonly set: (change: Partial<Form>) => void;
  /**
   * The error of a field. A blank field is only missing, which the button indicates; an invalid one is reported at
   * once.
   */
  readonly field: (name: Name) => FieldState;
  readonly failures: Failures | undefined;
  /** Whether all required fields are filled. */
  readonly complete: boolean;
  /** The parsed input of the last Calculate; undefined while the form is invalid. */
  readonly calculated: Value | undefined;
  /** Whether the parsed input has changed since. */
  readonly stale: boolean;
  readonly calculate: () => void;
  /** Fills the example in and calculates it. */
  readonly fillExample: () => void;
  readonly reset: () => void;
};

type Question<Form, Name extends keyof Form, Value, Failures> = {
  /** The prefix of the draft keys. */
  readonly tool: string;
  readonly initial: Form;
  /** A realistic example. */
  readonly example: Form;
  readonly required: readonly Name[];
  /** The prices and amounts. */
  readonly won: readonly Name[];
  readonly parse: (parser: TradeParser, form: Form) => Result<Value, Failures>;
};

/** All of a parsed form; JSON itself has no bigint, of which exact numbers consist. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part));
}

/** The input of a calculator with a button, and the last calculated result. */
export function useTradeForm<
  Name extends string,
  Form extends Readonly<Record<Name, string>>,
  Value,
  Failures extends { readonly [F in Name]?: Failure },
>(question: Question<Form, Name, Value, Failures>): TradeFormState<Form, Name, Value, Failures> {
  const { tool, initial, example, required, won, parse } = question;
  const failureText = useTradeFailureText();
  const [form, setForm] = useDraft<Form>(`${tool}.form`, initial);
  const [pressed, setPressed] = useDraft<Form | undefined>(`${tool}.pressed`, undefined, { like: initial });
  const parser = useTradeParser();
  const parsed = parser && parse(parser, form);
  // The calculation is derived in render, so that it also exists after a reload.
  const last = parser && pressed && parse(parser, pressed);

  return {
    form,
    set: (change) => setForm({ ...form, ...change }),
    field: (name) => ({
      value: form[name],
      onChange: (typed) => setForm({ ...form, [name]: typed }),
      error:
        parsed?.ok === false && form[name].trim() !== ''
          ? failureText(parsed.failure[name], won.includes(name) ? 'won' : undefined)
          : undefined,
    }),
    failures: parsed?.ok === false ? parsed.failure : undefined,
    complete: required.every((name) => form[name].trim() !== ''),
    calculated: parsed?.ok && last?.ok ? last.value : undefined,
    // A unit or a space, which is typed last, changes nothing.
    stale: parsed?.ok === true && last?.ok === true && textOf(parsed.value) !== textOf(last.value),
    calculate: () => {
      if (parsed?.ok !== false) setPressed(form);
    },
    // New values each time: what a view says about a pasted list, it says about the value that the form had then.
    fillExample: () => {
      const filled = structuredClone(example);
      setForm(filled);
      setPressed(filled);
    },
    reset: () => {
      setForm(structuredClone(initial));
      setPressed(undefined);
    },
  };
}
