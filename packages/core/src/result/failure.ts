/**
 * Every failure the core can return: its code and the facts its sentence needs.
 *
 * Open by design: the file that returns a failure declares it here by declaration merging, so that a domain can be
 * added or removed without touching a shared list. The catalogs of `@toolbox/i18n` must hold a sentence for each code,
 * and every placeholder of the sentence must be one of the facts; otherwise they do not compile.
 *
 * ```ts
 * declare module '../result/failure.ts' {
 *   interface FailureFacts {
 *     'vat.amountTooLong': { readonly max: number };
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FailureFacts {}

/** The name of a failure, such as `vat.amountTooLong`. */
export type FailureCode = keyof FailureFacts;

/** A reason the user can act on. `facts` are plain values: numbers and short texts, never sentences. */
export type Failure<Code extends FailureCode = FailureCode> = {
  [C in Code]: { readonly code: C; readonly facts: FailureFacts[C] };
}[Code];
