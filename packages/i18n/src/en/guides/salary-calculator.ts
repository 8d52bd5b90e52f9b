import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'For hourly pay, the base pay is the hourly wage × weekly hours × 4.345 weeks. At 15 or more hours a week, weekly holiday hours are paid (weekly hours ÷ 40 × 8, at most 8). Overtime is counted at 1.5 times the wage, although this rule (Labor Standards Act, Article 56) doesn’t apply to workplaces with fewer than five employees. Probation takes 10% off the whole pay. For monthly pay, the amount you enter is the gross pay.',
    'Itemized deductions use the rates of the current month. In 2026 an employee pays 4.75% for the national pension, 3.595% for health insurance, 13.14% of the health premium for long-term care and 0.9% for employment insurance. Since July 2026 the pension’s income base ranges from ₩410,000 to ₩6,590,000. Income tax follows the simplified tax table, local income tax is 10% of it, and up to ₩200,000 a month of meal allowance is tax-free.',
  ],
  sources: [
    {
      name: 'Rates of 2026 under the National Pension Act, the National Health Insurance Act, the Act on Long-Term Care Insurance for the Aged, and the Enforcement Decree of the Act on the Collection of Insurance Premiums for Employment Insurance and Industrial Accident Compensation Insurance (checked 2026-11-20)',
    },
    {
      name: 'Enforcement Decree of the Income Tax Act, Appendix 2, simplified tax table (as revised in March 2026, checked 2026-11-22)',
      url: 'https://www.law.go.kr/법령/소득세법시행령',
    },
    {
      name: 'Labor Standards Act, Articles 11, 18, 55 and 56, and its Enforcement Decree, Article 30 and Appendix 1 (checked 2026-11-25)',
      url: 'https://www.law.go.kr/법령/근로기준법',
    },
    { name: 'Minimum Wage Act, Article 5, and minimum wage notices (₩10,320 in 2026, ₩10,700 in 2027)' },
  ],
  questions: [
    {
      question: 'How do I get monthly take-home pay from an annual salary?',
      answer:
        'Divide the annual salary by 12 and enter it as monthly pay. If you paste “₩40,000,000 per year,” the divided amount is offered. ₩40,000,000 a year is ₩3,333,333 a month before deductions. With no dependents and a ₩200,000 meal allowance included, the take-home pay in November 2026 is ₩2,935,813. If severance pay is part of the annual figure, you may have to divide by 13.',
    },
    {
      question: 'What is the take-home pay for ₩3,000,000 a month?',
      answer:
        'With no dependents and a ₩200,000 meal allowance included, it is ₩2,665,440 in November 2026. The deductions are ₩133,000 for the pension, ₩100,660 for health, ₩13,220 for long-term care, ₩25,200 for employment insurance, ₩56,800 in income tax and ₩5,680 in local tax. Other deductions by your employer change the result.',
    },
    {
      question: 'Who gets weekly holiday pay?',
      answer:
        'Anyone whose agreed hours average 15 or more a week and who worked all agreed days of that week (Labor Standards Act, Articles 18 and 55, and its Enforcement Decree, Article 30 (1)). It also applies to workplaces with fewer than five employees.',
    },
    {
      question: 'How much is the monthly minimum wage in 2026?',
      answer:
        'It is ₩2,156,880: ₩10,320 an hour times the 209 hours of the official notice. This tool counts 4.345 weeks by default, which gives ₩2,152,339, and shows both. For 2027 it is ₩10,700 an hour, or ₩2,236,300 a month.',
    },
    {
      question: 'How is the 3.3% for freelancers calculated?',
      answer:
        'It is 3% income tax plus local tax of a tenth of that. From ₩3,000,000, ₩90,000 and ₩9,000 are withheld, which leaves ₩2,901,000. It is settled in the income tax return in May of the next year.',
    },
  ],
};
