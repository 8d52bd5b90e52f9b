import {
  FULL_DAY_HOURS,
  FULL_WEEK_HOURS,
  MIN_WEEKLY_HOURS_FOR_HOLIDAY,
  type NetSalary,
  RATE_SOURCES,
  SHORT_HOURS,
} from '@toolbox/core/salary';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

/** What the visitor should know about the hours behind the figures. */
export function SalaryNotes({ salary: { notes, weeklyHolidayHours } }: { readonly salary: NetSalary }) {
  const t = useMessages('salary-calculator');
  const language = usePageLanguage();
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
      {notes.underFifteenHours && (
        <Banner kind="info" quiet>
          <p>{t('notes.shortHoursInsurance', { week: least, month: SHORT_HOURS.monthlyHours })}</p>
          <p>
            {t('notes.shortHoursSource', {
              source: RATE_SOURCES[SHORT_HOURS.source][language],
              checkedOn: SHORT_HOURS.checkedOn,
            })}
          </p>
        </Banner>
      )}
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
