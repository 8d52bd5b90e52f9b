import type { SalaryInput } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatHourlyWon, formatHours } from './formatFigures.ts';
import type { TextRow } from './useBreakdownRows.ts';

/** What was calculated with: on paper and in a copy the form is not there to tell. */
export function useConditionRows(): (input: SalaryInput) => readonly TextRow[] {
  const t = useMessages('salary-calculator');
  const won = useMessages('common', 'labels')('won');
  return ({ payType, amount, weeklyHours, overtimeHours, ...flags }) => [
    { id: 'amount', label: t(`amounts.${payType}`), value: `${formatHourlyWon(amount)} ${won}` },
    ...(weeklyHours
      ? [{ id: 'week', label: t('weeklyHours'), value: t('hours', { hours: formatHours(weeklyHours) }) }]
      : []),
    { id: 'overtime', label: t('overtimeHours'), value: t('hours', { hours: formatHours(overtimeHours) }) },
    { id: 'holiday', label: t('weeklyHoliday'), value: t(flags.weeklyHolidayIncluded ? 'included' : 'excluded') },
    { id: 'probation', label: t('probation'), value: t(flags.probation ? 'yes' : 'no') },
  ];
}
