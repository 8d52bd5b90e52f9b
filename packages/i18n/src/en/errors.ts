import type { FailureSentences, Translated } from '../catalog.ts';
import type { errors as ko } from '../ko/errors.ts';

const failures = {
  'number.notNumber': '{{field}} must be a number.',
  'number.tooManyDigits': '{{field}} can have at most {{max}} digits.',
  'number.zero': '{{field}} cannot be 0.',
  'number.negative': '{{field}} cannot be negative.',
  'number.belowMin': '{{field}} must be {{min}} or more.',
  'number.aboveMax': '{{field}} is too large.',
  'text.blank': 'Please enter some text.',
  'text.tooLong': 'The text cannot be longer than {{max}} characters.',
  'text.tooShort': 'The text must have at least {{min}} characters.',
  'text.tooLarge': 'The text is too large. Up to {{maxMegabytes}} MB can be handled.',
  'text.targetOutOfRange': 'Enter a whole number from {{min}} to {{max}} as the target.',
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
