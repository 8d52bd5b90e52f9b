import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/age-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Korean age calculator – international and year age',
  description: 'Find your international age, Korean age and year age, and the days to your next birthday.',
  also: 'birthday, korean age, how old am I, date of birth, birth date',
} as const satisfies ToolMetadata;

export const messages = {
  birth: 'Date of birth',
  birthHint: 'Use the solar (Gregorian) date.',
  asOf: 'Reference date',
  asOfHint: 'Age is calculated as of this date. Defaults to today.',
  empty: 'Enter a date of birth to see the international, Korean and year ages.',
  international: 'International age',
  counting: 'Korean age (counting age)',
  year: 'Year age',
  age: '{{age}} {{age, year/years}}',
  days: '{{days}} {{days, day/days}}',
  monthsOld: '{{months}} {{months, month/months}} old',
  untilBirthday: 'Birthday in',
  bornOn: 'Born on a',
  nextBirthday: 'Next birthday',
  nextLunarBirthday: 'Next lunar birthday',
  lunarDay: 'Lunar month {{month}}, day {{day}}',
  lunarLeapDay: 'Lunar leap month {{month}}, day {{day}}, customarily celebrated in the regular month',
  reaches: 'Turns {{age}}',
  lived: 'Time lived',
  dayOfLife: 'Days lived',
  dayOfLifeHint: 'The day of birth is day 1',
  dayOrdinal: 'Day {{ordinal}}',
  milestone: 'Day {{ordinal}} of life',
  daysLeft: '{{days}} {{days, day/days}} to go',
  onTheDay: 'On this date',
  leapDay:
    'In years without February 29, someone born on that day turns a year older on March 1: if the last month of a period has no such day, the period ends on the last day of that month (Civil Act of South Korea, Article 160(3)).',
  uses: {
    title: 'Which age is used where in South Korea',
    international:
      'Since June 28, 2023, ages in laws, contracts and official papers are international ages unless they say otherwise (General Act on Public Administration, Article 7-2; Civil Act, Article 158).',
    year: 'Military service and the legal age for alcohol and tobacco are based on year age: what counts is January 1 of the year you reach the age, not the birthday (Military Service Act, Article 2; Youth Protection Act, Article 2).',
    counting:
      'One at birth, and one more each New Year. It lives on in everyday talk and family celebrations, but no law uses it.',
    checked: 'Checked on November 20, 2026.',
  },
  milestones: {
    title: 'Milestone birthdays in Korea',
    name: 'Milestone',
    age: 'Korean age',
    date: 'Birthday',
    note: 'By custom these follow Korean age. From Chilsun on, some families go by international age and celebrate a year later. Dol and Hwangap stay the same.',
    names: {
      firstBirthday: 'Dol (first birthday)',
      hwangap: 'Hwangap',
      chilsun: 'Chilsun',
      palsun: 'Palsun',
      misu: 'Misu',
      gusun: 'Gusun',
      baeksu: 'Baeksu',
    },
  },
  copyTemplate:
    'Born {{birth}}, as of {{asOf}}\nInternational age {{international}}, Korean age {{counting}}, year age {{year}}\n{{days}} {{days, day/days}} until the next birthday',
  spoken: 'International age {{age}}, {{days}} {{days, day/days}} until the next birthday',
} as const satisfies Translated<typeof ko>;
