import type { Failure, FailureCode, FailureFacts } from './failure.ts';

/** What an expected failure looks like from outside: a value, or the reason there is none. Never thrown. */
export type Result<Value, Reason = Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Reason };

/**
 * Wraps a value.
 *
 * @example ok(3) // { ok: true, value: 3 }
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * Wraps a failure with its facts.
 *
 * @example
 * fail('vat.amountTooLong', { max: 15 })
 * // { ok: false, failure: { code: 'vat.amountTooLong', facts: { max: 15 } } }
 */
export function fail<Code extends FailureCode>(
  code: Code,
  facts: FailureFacts[Code],
): { readonly ok: false; readonly failure: { readonly code: Code; readonly facts: FailureFacts[Code] } } {
  return { ok: false, failure: { code, facts } };
}
