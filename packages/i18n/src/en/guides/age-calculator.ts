import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'International age is the year of the reference date minus the birth year, and one less if the birthday has not come yet. It goes up on the birthday itself. Year age is the same difference whether or not the birthday has come, and Korean age adds one to it.',
    'If you were born on February 29, your age goes up on March 1 in common years. The reference date defaults to today and can be changed.',
  ],
  sources: [
    {
      name: 'Civil Act, Articles 158 and 160 (counting of age), checked 2026-11-20',
      url: 'https://www.law.go.kr/법령/민법',
    },
    {
      name: 'General Act on Public Administration, Article 7-2 (in force 2023-06-28)',
      url: 'https://www.law.go.kr/법령/행정기본법',
    },
    { name: 'Youth Protection Act, Article 2, and Military Service Act, Article 2 (year age), checked 2026-11-20' },
  ],
  questions: [
    {
      question: 'How do international age and year age differ?',
      answer:
        'International age depends on whether your birthday has passed. Year age only subtracts your birth year from the current year, so before your birthday it is one higher.',
    },
    {
      question: 'When did Korea switch to international age?',
      answer:
        'On June 28, 2023. Unless another law says otherwise, ages in laws and contracts are international ages. Babies under one can be counted in months.',
    },
    {
      question: 'At what age can you buy alcohol and tobacco in Korea?',
      answer:
        'From January 1 of the year you turn 19 (Youth Protection Act, Article 2). It goes by birth year, not by birthday: in 2026, people born in 2007 or earlier.',
    },
    {
      question: 'When do people born on February 29 get older?',
      answer:
        'In a common year, the year of age is complete at the end of February 28, so the age goes up on March 1 (Civil Act, Article 160). Someone born on February 29, 2004 is 20 on February 28, 2025 and 21 on March 1.',
    },
    {
      question: 'What if I only know the lunar date of birth?',
      answer:
        'Enter it like “lunar 1990-05-15,” and you are offered the solar date. The 15th day of the fifth lunar month of 1990 is 1990-06-07. The ages and the next birthday follow the solar date; the solar date of the next lunar birthday is shown as well. Dates from 1920 to 2050 can be converted.',
    },
  ],
};
