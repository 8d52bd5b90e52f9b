import { minimumWageCheck, PROBATION_CUT_PERCENT, type SalaryInput } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatHourlyWon } from './formatFigures.ts';

type MinimumWageNoteProps = { readonly input: SalaryInput; readonly year: number };

/** Whether the pay reaches the minimum wage of the year, and in probation its lower limit. */
export function MinimumWageNote({ input, year }: MinimumWageNoteProps) {
  const t = useMessages('salary-calculator');
  const failureText = useFailureText();
  const found = minimumWageCheck(input, year);
  const title = t('minimum.title', { year });

  if (!found.ok || found.value === undefined) {
    return (
      <Banner kind="unknown" title={title} quiet>
        {found.ok ? t('minimum.unknown') : failureText(found.failure)}
      </Banner>
    );
  }
  const { minimum, probationMinimum, paidHourly, shortfall, meetsMinimum, meetsProbationMinimum } = found.value;
  // What is paid is cut and what is wanting is raised, so that a hair's breadth under the minimum never looks like it.
  const amounts = { minimum: formatWhole(minimum.hourly), paid: formatHourlyWon(paidHourly, 'down') };
  const wanting = { ...amounts, shortfall: formatHourlyWon(shortfall, 'up') };
  const limit = { limit: formatHourlyWon(probationMinimum), percent: PROBATION_CUT_PERCENT };
  return (
    <Banner kind={meetsMinimum ? 'success' : 'validation'} title={title} quiet>
      <p>{meetsMinimum ? t('minimum.met', amounts) : t('minimum.short', wanting)}</p>
      {input.probation && !meetsMinimum && (
        <p>{t(meetsProbationMinimum ? 'minimum.probationMet' : 'minimum.probationShort', limit)}</p>
      )}
    </Banner>
  );
}
