import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/salary-calculator.ts';

/** The late messages of the salary calculator: income tax options and results. */
export const messages = {
  tax: {
    summary: 'Family of {{family}} · {{children}} {{children, child/children}} · {{withholdingPercent}}% · {{meals}}',
    mealsOn: 'tax-free meal allowance',
    mealsOff: 'fully taxable',
    persons: '{{count}}',
    family: 'Family members, including you',
    children: 'Of these, children aged 8 to 20',
    withholding: 'Share of income tax withheld',
    withholdingHint:
      'The share of the table’s tax that you asked your employer to withhold: 80%, 100% or 120%. The default is 100%.',
    meals: 'Tax-free meal allowance of {{amount}}',
    mealsHint:
      'If your pay includes a meal allowance and your employer provides no meals, up to ₩200,000 of it per month is exempt from tax and insurance. Otherwise, turn this off.',
  },
  payMeant: {
    pays: { hourly: 'hourly pay', monthly: 'monthly pay' },
    use: {
      hourly: 'hourly pay of {{amount}}',
      monthly: 'monthly pay of {{amount}}',
      withHoliday: 'hourly pay of {{amount}} without adding weekly holiday pay',
    },
    hour: 'You entered {{amount}} as {{pay}}. If that’s an hourly rate, switch to hourly pay.',
    month: 'You entered {{amount}} as {{pay}}. If that’s a month’s pay, switch to monthly pay.',
    manwon: 'You entered {{amount}} as {{pay}}. If that’s a month’s pay in units of ₩10,000, convert it.',
    year: 'You entered {{amount}} as {{pay}}. If that’s an annual salary, use one-twelfth of it as monthly pay.',
    manwonYear:
      'You entered {{amount}} as {{pay}}. If that’s an annual salary in units of ₩10,000, use one-twelfth of it as monthly pay.',
  },
  net: 'Estimated monthly net pay',
  estimates: {
    itemised: 'Estimated monthly net pay: {{amount}} (itemized)',
    flat: 'Estimated monthly net pay: {{amount}} (flat {{percent}}%)',
    freelance: 'Estimated monthly net pay: {{amount}} (3.3% withheld)',
    negative: 'The deductions are more than the pay. Check the amount and the hours.',
    unusual: {
      hourly: 'This is unusual for hourly pay. Check the amount.',
      monthly: 'This is unusual for monthly pay. Check the amount.',
    },
  },
  netWays: {
    itemised:
      'After social insurance and income tax, itemized by the rules for {{month, January/February/March/April/May/June/July/August/September/October/November/December}} {{year}}.',
    flat: 'After one flat deduction of {{percent}}%. Income tax is not calculated separately.',
    freelance: 'After the 3.3% withheld from business income.',
  },
  netShare: 'Net {{percent}}%',
  deductionShare: 'Deducted {{percent}}%',
  yearly: '{{amount}} per year',
  unknownMonth: 'The deductions couldn’t be itemized',
  taxBasis: {
    meals:
      'Insurance and income tax are charged on {{taxable}}, the pay minus {{meals}} for meals. Your employer and the year-end settlement may change the amount.',
    whole:
      'Insurance and income tax are charged on the full {{taxable}}. Your employer and the year-end settlement may change the amount.',
  },
  weeklyHours: 'Hours per week',
  included: 'Included',
  excluded: 'Not included',
  notAdded: 'Not added',
  notEligible: 'Not applicable',
  yes: 'Yes',
  no: 'No',
  base: 'Base pay',
  weeklyHoliday: 'Weekly holiday pay',
  overtimePay: 'Overtime pay',
  byWeeks: '{{rate}} × {{hours}} h × {{weeks}} weeks',
  byHours: '{{rate}} × {{factor}} × {{hours}} h',
  probationCut: 'Probation cut ({{percent}}%)',
  gross: 'Gross monthly pay',
  deduction: 'Deduction ({{percent}}%)',
  deductionSum: 'Total deducted',
  lines: {
    pension: 'National pension',
    health: 'Health insurance',
    longTermCare: 'Long-term care',
    employment: 'Employment insurance',
    incomeTax: 'Income tax',
    localTax: 'Local income tax',
  },
  hourlyRate: 'Hourly rate',
  hourlyRateHint: 'Monthly pay ÷ (paid hours per week × 4.345 weeks)',
  officialBasis: 'Counted as {{hours}} hours per month',
  officialBasisHint:
    'Base pay plus weekly holiday pay, using the monthly hours of the official notice. With 4.345 weeks instead: {{hours}} hours, {{pay}}.',
  notes: {
    underFifteenHours: 'Under {{hours}} hours per week: no weekly holiday pay',
    shortHoursInsurance:
      'Below {{month}} hours per month, a job usually isn’t covered by the national pension or health insurance, and employment insurance applies only after three months of continuous work. Industrial accident insurance always applies and is paid by the employer. The actual deduction may therefore be lower than shown here.',
    shortHoursEmployment:
      'These are fewer than {{week}} hours per week but at least {{month}} per month, so the job is covered by the national pension and health insurance. Employment insurance applies only after three months of continuous work, so the actual deduction may be lower than shown here.',
    shortHoursSource: 'Source: {{source}} (checked {{checkedOn}})',
    overFortyHours:
      'More than {{hours}} hours per week. The hours beyond that may be overtime, but they are paid at the regular rate here. For overtime pay, lower the hours or days to {{hours}} hours per week and enter the month’s hours beyond that under “Overtime per month.”',
    hourlyRateMissing:
      'Without working hours, the whole monthly pay counts as base pay and isn’t compared with the minimum wage. To get an hourly rate, set the hours under Hourly, then switch to Monthly.',
    overtimeNotCounted: 'The hourly rate is not known, so no overtime pay was added.',
    weeklyHolidayCapped: 'The weekly holiday is capped at {{day}} hours (a {{week}}-hour week).',
    weeklyHolidayPaid: 'Weekly holiday pay is included because you work {{hours}} hours or more per week.',
  },
  minimum: {
    title: 'Minimum wage {{year}}',
    met: 'At or above the minimum wage of {{minimum}}. The hourly pay compared is {{paid}}.',
    short: '{{shortfall}} below the minimum wage of {{minimum}}. The hourly pay compared is {{paid}}.',
    withHoliday:
      'If this pay includes weekly holiday pay, the hourly pay without it is {{paid}}, which is below the legal minimum.',
    probationMet:
      'It meets the probation minimum of {{limit}} ({{percent}}% less), which applies only in the first 3 months of a contract of a year or more, and not to simple labor.',
    probationShort: 'It is below even the probation minimum of {{limit}} ({{percent}}% less).',
  },
  insurance: {
    title: 'Social insurance breakdown',
    month:
      'Rates for {{month, January/February/March/April/May/June/July/August/September/October/November/December}} {{year}}',
    name: 'Insurance',
    names: {
      pension: 'National pension',
      health: 'Health',
      longTermCare: 'Long-term care',
      employment: 'Employment',
    },
    employeeRate: 'Employee rate',
    employee: 'Employee share',
    employerRate: 'Employer rate',
    employer: 'Employer share',
    status: 'Status',
    percent: '{{percent}}%',
    ofHealth: '{{percent}}% of health',
    limits: { min: 'Lower limit', max: 'Upper limit' },
    employeeTotal: 'Employee total',
    afterInsurance: 'Pay after insurance only',
    employerTotal: 'Employer total',
    employerSize: 'Company size',
    employerSizeHint: 'It sets the employer’s share of employment insurance.',
    sizes: {
      under150: 'Under 150 people',
      priority: '150 people or more, priority-support company',
      under1000: '150 to 999 people',
      over1000: '1,000 people or more, or government',
    },
    note: 'The rates apply to the pay without the tax-free meal allowance, and each share is rounded down to the nearest ₩10. Industrial accident insurance, which the employer pays and whose rate depends on the industry, is not included.',
  },
  statuses: { enacted: 'Enacted', decided: 'Decided', provisional: 'Provisional' },
  years: {
    title: 'Year by year',
    note: 'The same gross pay of {{amount}} at the December rates of each year.',
    item: 'Item',
    year: '{{year}}',
    thisYear: '{{year}} (this year)',
    minimum: 'Minimum hourly wage',
    percentSum: 'Total employee rate',
    change: 'Change from the year before',
    provisionalNote:
      'Provisional: some values are not announced yet, so the last known ones are used. The final values may differ.',
  },
  rates: {
    title: 'Rates applied and their sources',
    item: 'Item',
    items: {
      pension: 'National pension rate',
      pensionLimits: 'Pension income limits',
      health: 'Health insurance rate',
      healthLimits: 'Health premium limits',
      care: 'Long-term care rate',
      employment: 'Employment insurance rate',
      incomeTax: 'Simplified tax table',
      meals: 'Tax-free meal allowance',
      minimumWage: 'Minimum wage',
    },
    value: 'Value',
    from: 'Valid from',
    source: 'Source',
    checkedOn: 'Checked on',
    eachSide: '{{percent}}% from each side',
    bothSides: '{{percent}}% in total',
    range: '{{min}} to {{max}}',
    children:
      'Deduction for children aged 8 to 20: {{one}} for one, {{two}} for two, {{further}} for each additional child',
    monthly: '{{amount}} per month',
    hourly: '{{amount}} per hour',
    note: 'Enacted: in a promulgated law or notice. Decided: announced, with the decree still to follow. Provisional: not announced yet, carried over.',
  },
  line: '{{label}}: {{value}}',
} as const satisfies Translated<typeof ko>;
