import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'The difference between two dates is counted in calendar days, plus one for each end you include. The D-day is the number of days until the end date and doesn’t depend on that choice. Years, months and days are shown both with 365-day years and 30-day months and by the calendar.',
    'Business days run from the day after the start to the end, or from the start date if you include the start, the end or both. They exclude Saturdays, Sundays, and Korean public and substitute holidays from 2000 to 2050. Future holidays follow the rules in force today and may change. Election days and temporary holidays are included only where they have taken place since 2015, so add any others yourself, one day or a range at a time.',
  ],
  sources: [
    {
      name: 'Civil Act, Article 157 (the first day is not counted), checked 2026-11-20',
      url: 'https://www.law.go.kr/법령/민법',
    },
    {
      name: 'Public Holidays Act, checked 2026-11-20',
      url: 'https://www.law.go.kr/법령/공휴일에관한법률',
    },
    {
      name: 'Regulations on Holidays of Public Agencies, checked 2026-11-20',
      url: 'https://www.law.go.kr/법령/관공서의공휴일에관한규정',
    },
  ],
  questions: [
    {
      question: 'How is a 100-day anniversary counted?',
      answer: 'The starting day is day 1, so you add 99 days. From January 1, 2026, the 100th day is April 10, 2026.',
    },
    {
      question: 'Why do the D-day and the day count differ by one?',
      answer:
        'The D-day is the time left, so the day itself is 0, while in the day count the starting day is 1. Use the one that fits.',
    },
    {
      question: 'Is the first day part of a period?',
      answer:
        'Under the Korean Civil Act, a period in days, weeks, months or years leaves out its first day (Article 157), unless it starts at midnight. What a contract says comes first.',
    },
    {
      question: 'Are substitute holidays left out of business days?',
      answer: 'Yes. They are calculated for each date by the regulations in force at the time.',
    },
  ],
};
