import { RATE_SOURCES, SHORT_HOURS } from '@toolbox/core/law';
import {
  type DeductionWay,
  FULL_DAY_HOURS,
  FULL_WEEK_HOURS,
  MIN_WEEKLY_HOURS_FOR_HOLIDAY,
  minimumWageCheck,
  type NetSalary,
  PROBATION_CUT_PERCENT,
  type SalaryInput,
} from '@toolbox/core/salary';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useWon } from '../../i18n/useWon.ts';
import { formatHourlyWon } from './formatSalary.ts';
import { useShortHours } from './useShortHours.ts';

type SalaryNotesProps = { readonly salary: NetSalary; readonly way: DeductionWay };

/** Notes on the hours behind the figures. */
export function SalaryNotes({ salary, way }: SalaryNotesProps) {
  const t = useMessages('salary-calculator/late');
  const language = usePageLanguage();
  const shortHours = useShortHours(salary, way);
  const { notes, weeklyHolidayHours } = salary;
  const [least, week, day] = [MIN_WEEKLY_HOURS_FOR_HOLIDAY, FULL_WEEK_HOURS, FULL_DAY_HOURS];
  const warnings = [
    ...(notes.underFifteenHours ? [t('notes.underFifteenHours', { hours: least })] : []),
    ...(notes.overFortyHours ? [t('notes.overFortyHours', { hours: week })] : []),
    ...(notes.overtimeNotCounted ? [t('notes.overtimeNotCounted')] : []),
  ];
  return (
    <>
      {warnings.map((warning) => (
        <Banner key={warning} kind="validation" quiet>
          {warning}
        </Banner>
      ))}
      {shortHours && (
        <Banner kind="info" quiet>
          <p>{shortHours}</p>
          <p>
            {t('notes.shortHoursSource', {
              source: RATE_SOURCES[SHORT_HOURS.source][language],
              checkedOn: SHORT_HOURS.checkedOn,
            })}
          </p>
        </Banner>
      )}
      {notes.hourlyRateMissing && (
        <Banner kind="info" quiet>
          {t('notes.hourlyRateMissing')}
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

type MinimumWageNoteProps = { readonly input: SalaryInput; readonly year: number };

/**
 * Whether the pay reaches the minimum wage of the year, or its lower limit during probation. Nothing without the hours
 * of a monthly pay, which another note asks for.
 */
export function MinimumWageNote({ input, year }: MinimumWageNoteProps) {
  const t = useMessages('salary-calculator/late');
  const failureText = useFailureText();
  const won = useWon();
  const found = minimumWageCheck(input, year);
  const title = t('minimum.title', { year });

  if (!found.ok) {
    return (
      <Banner kind="unknown" title={title} quiet>
        {failureText(found.failure)}
      </Banner>
    );
  }
  if (found.value === undefined) return null;
  const { minimum, probationMinimum, paidHourly, paidWithoutHoliday } = found.value;
  const { shortfall, meetsMinimum, meetsProbationMinimum } = found.value;
  // The pay is rounded down and the shortfall up, so that a pay just below the minimum never looks sufficient.
  const amounts = { minimum: won(minimum.hourly), paid: won(formatHourlyWon(paidHourly, 'down')) };
  const wanting = { ...amounts, shortfall: won(formatHourlyWon(shortfall, 'up')) };
  const limit = { limit: won(formatHourlyWon(probationMinimum)), percent: PROBATION_CUT_PERCENT };
  // The pay is enough only if it does not contain the weekly holiday pay.
  const isMet = meetsMinimum || (input.probation && meetsProbationMinimum);
  const least = meetsMinimum ? minimum.hourly : probationMinimum;
  const contained = isMet && paidWithoutHoliday && paidWithoutHoliday.compare(least) < 0 && paidWithoutHoliday;
  const kind = !meetsMinimum ? 'validation' : contained ? 'info' : 'success';
  return (
    <Banner kind={kind} title={title} quiet>
      <p>{meetsMinimum ? t('minimum.met', amounts) : t('minimum.short', wanting)}</p>
      {input.probation && !meetsMinimum && (
        <p>{t(meetsProbationMinimum ? 'minimum.probationMet' : 'minimum.probationShort', limit)}</p>
      )}
      {contained && <p>{t('minimum.withHoliday', { paid: won(formatHourlyWon(contained, 'down')) })}</p>}
    </Banner>
  );
}
