import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/date-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Date calculator – days between, business days',
  description: 'Count the days between dates, D-days, business days and anniversaries.',
  also: 'D-day, business days, countdown, days between dates, days until, days from today, date difference, add days, working days, holidays, two dates, due date, anniversary, military service, days until Christmas, December',
} as const satisfies ToolMetadata;

export const messages = {
  tabs: { label: 'Kind of calculation', between: 'Between two dates', shift: 'Add or subtract' },
  start: 'Start date',
  startToday: 'A D-day counts from today. Change the date to count from another day.',
  end: 'End date',
  mode: 'Mode',
  modes: { elapsed: 'Elapsed', until: 'Remaining', dday: 'D-day' },
  inclusion: 'Days to include',
  inclusions: { none: 'Include none', start: 'Include the start', end: 'Include the end', both: 'Include both' },
  inclusionHint: 'Each included day adds one day to the total. The D-day doesn’t change.',
  empty: 'Enter a start and an end date, then press Calculate.',
  changed: 'The dates have changed. Press Calculate again.',
  reversed: 'The end date is before the start date. The period is the time between the two.',
  period: '{{start}} to {{end}}',
  rough: 'With 365-day years and 30-day months',
  daysValue: '{{days}} {{days, day/days}}',
  ddayNotes: {
    today: 'Today',
    same: 'Same day',
    ahead: '{{days}} {{days, day/days}} later',
    past: '{{days}} {{days, day/days}} earlier',
  },
  calendar: 'By the calendar',
  weeks: 'In weeks',
  weeksValue: '{{weeks}} {{weeks, week/weeks}}, {{days}} {{days, day/days}}',
  total: 'Total',
  totalValue: '{{days}} {{days, day/days}} ({{hours}} {{hours, hour/hours}})',
  copyTemplate: '{{period}}\n{{figure}}\nBy the calendar {{calendar}}\n{{total}}',
  spoken: '{{label}} {{value}}, by the calendar {{calendar}}',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/date-calculator.ts');
