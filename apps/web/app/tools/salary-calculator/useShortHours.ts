import { SHORT_HOURS } from '@toolbox/core/law';
import { type DeductionWay, MIN_WEEKLY_HOURS_FOR_HOLIDAY, type NetSalary, WEEKS_PER_MONTH } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';

/** The insurance that usually does not cover so few hours; undefined for other hours, and without insurance. */
export function useShortHours({ notes, weeklyHours }: NetSalary, way: DeductionWay): string | undefined {
  const t = useMessages('salary-calculator/late', 'notes');
  const month = SHORT_HOURS.monthlyHours;
  if (!notes.underFifteenHours || way === 'freelance') return undefined;
  // Pension and health insurance count the hours of a month: 14 per week are more than 60.
  const isShortMonth = weeklyHours !== undefined && weeklyHours.mul(WEEKS_PER_MONTH).compare(month) < 0;
  return isShortMonth
    ? t('shortHoursInsurance', { month })
    : t('shortHoursEmployment', { week: MIN_WEEKLY_HOURS_FOR_HOLIDAY, month });
}
