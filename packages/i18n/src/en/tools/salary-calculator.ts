import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/salary-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Korean salary calculator – take-home pay',
  description: 'Estimate your take-home pay from a monthly or hourly wage, with holiday pay, insurance and income tax.',
  also: 'annual salary, net pay, minimum wage, take-home, payroll, hourly wage, hourly to monthly, paycheck, income tax, overtime, gross to net, national pension, salary after tax, minimum wage Korea, 3.3% withholding',
} as const satisfies ToolMetadata;

export const messages = {
  payType: 'Pay type',
  payTypes: { hourly: 'Hourly', monthly: 'Monthly' },
  amounts: { hourly: 'Hourly pay before tax', monthly: 'Monthly pay before tax' },
  dailyHours: 'Hours per day',
  weeklyDays: 'Days per week',
  overtimeHours: 'Overtime per month',
  overtimeHint:
    'Overtime is counted at 1.5 times the hourly rate. Workplaces with fewer than five employees don’t have to pay the extra.',
  disabledHint:
    'Not available for monthly pay. To get an hourly rate, set these under Hourly first, then switch to Monthly.',
  own: '{{field}}, custom value',
  custom: 'Custom',
  about: 'About: {{field}}',
  less: '{{field}}: less',
  more: '{{field}}: more',
  units: { hours: 'h', days: 'd' },
  taxRate: 'Deduction rate',
  deductionWay: 'Deductions',
  ways: { itemised: 'Itemized (this year)', flat: '{{percent}}%', freelance: 'Freelance 3.3%' },
  deductionHint:
    'Itemized: this month’s insurance rates and the National Tax Service’s simplified tax table. {{percent}}%: the employee’s share of 2025 social insurance, without income tax. Freelance: 3% income tax and 0.3% local tax.',
  holidayIncluded: 'Weekly holiday pay included',
  holidayIncludedHints: {
    hourly: 'Weekly holiday pay is added to the hourly pay. Turn this off if your hourly pay already includes it.',
    monthly: 'The monthly pay is assumed to include weekly holiday pay.',
  },
  holidayCapped: 'Weekly holiday capped at 8 hours',
  holidayCappedHint: 'Weekly holiday pay counts up to 40 hours per week (Labor Standards Act, Articles 50 and 55).',
  probation: 'Probation',
  probationHint:
    'Pay is reduced by 10%. Paying less than the minimum wage is allowed only in the first 3 months of a contract of one year or more, and not for simple labor (Minimum Wage Act, Article 5 (2)).',
  estimateEmpty: 'Your estimated net pay appears here once the form is complete.',
  empty: 'Enter your pay and press Calculate. The net pay and its breakdown will appear here.',
  hours: '{{hours}} h',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/salary-calculator.ts');
