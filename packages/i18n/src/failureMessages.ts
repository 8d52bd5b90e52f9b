import type { FailureCode, FailureFacts } from '@toolbox/core';
import type { Placeholders } from './placeholders.ts';

/** A message for every failure of the core; its placeholders are facts of the failure. */
export type FailureMessages<Messages> = {
  readonly [Code in FailureCode]: Code extends keyof Messages
    ? Exclude<Placeholders<Messages[Code]>, keyof FailureFacts[Code]> extends never
      ? string
      : { readonly 'a placeholder is not a fact of this failure': Placeholders<Messages[Code]> }
    : string;
};
