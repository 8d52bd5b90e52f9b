import type { FailureSentences, Translated } from '../catalog.ts';
import type { errors as ko } from '../ko/errors.ts';

const failures = {
  'number.notNumber': '{{field}} must be a number.',
  'number.tooManyDigits': '{{field}} can have at most {{max}} digits.',
  'vat.amountNotPositive': 'The amount must be greater than {{min}}.',
  'vat.amountTooLong': 'The amount can have at most {{max}} digits.',
} as const;

const kinds = {
  validation: 'The input is not valid.',
  network: 'A network error occurred.',
  api: 'A server error occurred.',
  timeout: 'The request timed out.',
  unknown: 'An unknown error occurred.',
} as const;

export const errors = {
  failures: failures satisfies FailureSentences<typeof failures>,
  kinds,
} as const satisfies { readonly kinds: Translated<(typeof ko)['kinds']>; readonly failures: object };
