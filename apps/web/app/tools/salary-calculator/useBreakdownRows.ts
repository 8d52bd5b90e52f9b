import {
  monthlyBases,
  type NetSalary,
  OVERTIME_FACTOR,
  PROBATION_CUT_PERCENT,
  type SalaryInput,
  WEEKS_PER_MONTH,
} from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import type { Row } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatHourlyWon, formatHours, formatPercent } from './formatFigures.ts';
import { useWon } from './useWon.ts';

/** A row that can also be copied. */
export type TextRow = Row & { readonly label: string; readonly value: string };

export type Breakdown = {
  /** From the base pay to the deduction. */
  readonly steps: readonly TextRow[];
  /** What the steps rest on: the rate an hour, and the month counted the official way. */
  readonly basis: readonly TextRow[];
};

/** The steps from the pay to what is left of it, in words. */
export function useBreakdownRows(): (input: SalaryInput, salary: NetSalary) => Breakdown {
  const t = useMessages('salary-calculator');
  const { won, signed } = useWon();

  function steps(input: SalaryInput, { parts, gross, deduction, ...salary }: NetSalary): readonly TextRow[] {
    const rate = salary.hourlyRate && formatHourlyWon(salary.hourlyRate);
    const weeks = formatHours(WEEKS_PER_MONTH);
    const byWeek = (hours: typeof salary.weeklyHours) =>
      rate && hours && hours.n > 0n ? { hint: t('byWeeks', { rate, hours: formatHours(hours), weeks }) } : {};
    const factor = formatHours(OVERTIME_FACTOR);
    const byHour =
      rate && parts.overtime > 0n
        ? { hint: t('byHours', { rate, factor, hours: formatHours(input.overtimeHours) }) }
        : {};
    const cut = { id: 'probation', label: t('probationCut', { percent: PROBATION_CUT_PERCENT }) };
    return [
      { id: 'base', label: t('base'), value: won(parts.base), ...byWeek(salary.weeklyHours) },
      {
        id: 'weeklyHoliday',
        label: t('weeklyHoliday'),
        value: rate === undefined && input.weeklyHolidayIncluded ? t('withinPay') : won(parts.weeklyHoliday),
        ...byWeek(salary.weeklyHolidayHours),
      },
      { id: 'overtime', label: t('overtimePay'), value: won(parts.overtime), ...byHour },
      ...(input.probation ? [{ ...cut, value: signed(parts.probation), tone: 'negative' as const }] : []),
      { id: 'gross', label: t('gross'), value: won(gross), total: true },
      {
        id: 'deduction',
        label: t('deduction', { percent: formatPercent(input.taxRatePercent) }),
        value: signed(-deduction),
        tone: 'negative',
      },
    ];
  }

  function basis(input: SalaryInput, salary: NetSalary): readonly TextRow[] {
    const { hourlyRate, weeklyHours, weeklyHolidayHours } = salary;
    if (hourlyRate === undefined || weeklyHours === undefined) return [];
    if (input.payType === 'monthly') {
      const rate = t('hourlyWon', { amount: formatHourlyWon(hourlyRate) });
      return [{ id: 'rate', label: t('hourlyRate'), value: rate, hint: t('hourlyRateHint') }];
    }
    const { official, byWeeks } = monthlyBases(hourlyRate, weeklyHours, weeklyHolidayHours);
    return [
      {
        id: 'official',
        label: t('officialBasis', { hours: formatHours(official.hours) }),
        value: won(official.pay),
        hint: t('officialBasisHint', { hours: formatHours(byWeeks.hours), pay: formatWhole(byWeeks.pay) }),
      },
    ];
  }

  return (input, salary) => ({ steps: steps(input, salary), basis: basis(input, salary) });
}
