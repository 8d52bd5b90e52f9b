import { FULL_DAY_HOURS, FULL_WEEK_HOURS, MIN_WEEKLY_HOURS_FOR_HOLIDAY, type NetSalary } from '@toolbox/core/salary';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';

/** What the visitor should know about the hours behind the figures. */
export function SalaryNotes({ salary: { notes, weeklyHolidayHours } }: { readonly salary: NetSalary }) {
  const t = useMessages('salary-calculator');
  const [least, week, day] = [MIN_WEEKLY_HOURS_FOR_HOLIDAY, FULL_WEEK_HOURS, FULL_DAY_HOURS];
  const warnings = [
    ...(notes.underFifteenHours ? [t('notes.underFifteenHours', { hours: least })] : []),
    ...(notes.overFortyHours ? [t('notes.overFortyHours', { hours: week })] : []),
    ...(notes.hourlyRateMissing ? [t('notes.hourlyRateMissing')] : []),
    ...(notes.overtimeNotCounted ? [t('notes.overtimeNotCounted')] : []),
  ];
  return (
    <>
      {warnings.map((warning) => (
        <Banner key={warning} kind="validation" quiet>
          {warning}
        </Banner>
      ))}
      {notes.weeklyHolidayCapped && (
        <Banner kind="info" quiet>
          {t('notes.weeklyHolidayCapped', { day, week })}
        </Banner>
      )}
      {weeklyHolidayHours.n > 0n && (
        <Banner kind="success" quiet>
          {t('notes.weeklyHolidayPaid', { hours: least })}
        </Banner>
      )}
    </>
  );
}
