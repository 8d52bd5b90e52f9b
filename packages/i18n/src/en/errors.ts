import type { FailureSentences, Translated } from '../catalog.ts';
import type { errors as ko } from '../ko/errors.ts';

const failures = {
  'body.heightMissing': 'Enter your height.',
  'body.heightOutOfRange': 'The height must be greater than {{min}} and at most {{max}} cm.',
  'body.weightMissing': 'Enter your weight.',
  'body.weightOutOfRange': 'The weight must be greater than {{min}} and at most {{max}} kg.',
  'dates.birthInFuture': 'The date of birth cannot be after the reference date.',
  'dates.countMissing': 'Enter how many to add or subtract.',
  'dates.countOutOfRange': 'Enter a whole number from {{min}} to {{max}}.',
  'dates.holidayYearOutOfRange': 'Public holidays are known from {{min}} to {{max}} only.',
  'dates.lunarYearOutOfRange': 'The lunar calendar is known from {{min}} to {{max}} only.',
  'dates.missing': 'Enter a date.',
  'dates.notDate': 'There is no such date in the calendar.',
  'dates.notLunarDate': 'There is no such date in the lunar calendar.',
  'dates.yearOutOfRange': 'Only dates from the year {{min}} to {{max}} can be used.',
  'json.invalid': 'Invalid JSON: {{message}}',
  'json.outputTooLong': 'This is nested too deeply to be indented. It can still be minified.',
  'number.notNumber': '{{field}} must be a number.',
  'number.tooManyDigits': '{{field}} can have at most {{max}} digits.',
  'number.zero': '{{field}} cannot be 0.',
  'number.negative': '{{field}} cannot be negative.',
  'number.belowMin': '{{field}} must be {{min}} or more.',
  'number.aboveMax': '{{field}} is too large.',
  'salary.amountMissing': 'Enter amount (greater than {{min}}).',
  'salary.amountTooFine': 'The amount can have at most {{places}} {{places, digit/digits}} after the point.',
  'salary.amountTooLong': 'The amount can have at most {{max}} digits.',
  'salary.dailyHoursMissing': 'Choose the hours a day.',
  'salary.dailyHoursOutOfRange': 'Hours a day must be more than {{min}} and at most {{max}}.',
  'salary.monthNotInTable': 'The tables of rates cover {{min}} to {{max}} only.',
  'salary.overtimeMissing': 'Enter the overtime hours a month.',
  'salary.overtimeOutOfRange': 'Overtime hours must be from {{min}} to {{max}}.',
  'salary.taxRateMissing': 'Enter the deduction rate.',
  'salary.taxRateOutOfRange': 'The deduction rate must be from {{min}} to {{max}}.',
  'salary.weeklyDaysMissing': 'Choose the days a week.',
  'salary.weeklyDaysOutOfRange': 'Days a week must be a whole number from {{min}} to {{max}}.',
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
