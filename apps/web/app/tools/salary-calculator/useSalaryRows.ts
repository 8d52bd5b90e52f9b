import {
  type ItemisedNet,
  monthlyBases,
  type NetSalary,
  OVERTIME_FACTOR,
  PROBATION_CUT_PERCENT,
  type SalaryInput,
  WEEKS_PER_MONTH,
} from '@toolbox/core/salary';
import type { TextRow } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import type { Calculated } from './calculation.ts';
import { formatHourlyWon, formatHours } from './formatSalary.ts';
import { useRateText } from './useRateText.ts';
import { useSignedWon } from './useSignedWon.ts';

export type SalaryRows = {
  /** The input of the calculation, because on paper and in a copy the form is missing. */
  readonly conditions: readonly TextRow[];
  /** From the base pay through every deduction to the net pay; they add up. */
  readonly steps: readonly TextRow[];
  /** The basis of the steps: the hourly rate, and the month by the official method. */
  readonly basis: readonly TextRow[];
};

/** How the weekly holiday pay is counted. Hourly pay to which none is added may contain it. */
function holidayOf({ payType, weeklyHolidayIncluded }: SalaryInput, { notes }: NetSalary) {
  if (notes.underFifteenHours) return 'notEligible';
  if (weeklyHolidayIncluded) return 'included';
  return payType === 'hourly' ? 'notAdded' : 'excluded';
}

/** The steps from the gross to the net pay, as text. */
export function useSalaryRows(): (calculated: Calculated) => SalaryRows {
  const t = useMessages('salary-calculator/late');
  const form = useMessages('salary-calculator');
  const won = useWon();
  const signed = useSignedWon();
  const rateText = useRateText();
  const hours = (count: Parameters<typeof formatHours>[0]) => form('hours', { hours: formatHours(count) });

  function conditions(input: SalaryInput, salary: NetSalary): readonly TextRow[] {
    const { payType, amount, weeklyHours, overtimeHours, ...rest } = input;
    const { family, children, withholdingPercent, deductionWay } = rest;
    const meals = t(rest.mealsIncluded ? 'tax.mealsOn' : 'tax.mealsOff');
    return [
      { id: 'amount', label: form(`amounts.${payType}`), value: won(formatHourlyWon(amount)) },
      ...(weeklyHours ? [{ id: 'week', label: t('weeklyHours'), value: hours(weeklyHours) }] : []),
      { id: 'overtime', label: form('overtimeHours'), value: hours(overtimeHours) },
      { id: 'holiday', label: t('weeklyHoliday'), value: t(holidayOf(input, salary)) },
      { id: 'probation', label: form('probation'), value: t(rest.probation ? 'yes' : 'no') },
      ...(deductionWay === 'itemised'
        ? [
            {
              id: 'tax',
              label: t('lines.incomeTax'),
              value: t('tax.summary', { family, children, withholdingPercent, meals }),
            },
          ]
        : []),
    ];
  }

  /** The components of the gross pay; a single amount needs no steps. */
  function grossSteps(input: SalaryInput, salary: NetSalary): readonly TextRow[] {
    const { parts, gross } = salary;
    const rate = salary.hourlyRate && won(formatHourlyWon(salary.hourlyRate));
    const weeks = formatHours(WEEKS_PER_MONTH);
    const byWeek = (count: typeof salary.weeklyHours) =>
      rate && count && count.n > 0n ? { hint: t('byWeeks', { rate, hours: formatHours(count), weeks }) } : {};
    const factor = formatHours(OVERTIME_FACTOR);
    const byHour = rate ? { hint: t('byHours', { rate, factor, hours: formatHours(input.overtimeHours) }) } : {};
    const cut = { id: 'probation', label: t('probationCut', { percent: PROBATION_CUT_PERCENT }) };
    const isPlain = parts.base === gross;
    return [
      ...(isPlain && input.payType === 'monthly'
        ? []
        : [
            { id: 'base', label: t('base'), value: won(parts.base), ...byWeek(salary.weeklyHours) },
            {
              id: 'weeklyHoliday',
              label: t('weeklyHoliday'),
              value: holidayOf(input, salary) === 'notAdded' ? t('notAdded') : won(parts.weeklyHoliday),
              ...byWeek(salary.weeklyHolidayHours),
            },
          ]),
      ...(parts.overtime > 0n
        ? [{ id: 'overtime', label: t('overtimePay'), value: won(parts.overtime), ...byHour }]
        : []),
      ...(input.probation ? [{ ...cut, value: signed(parts.probation), tone: 'negative' as const }] : []),
      { id: 'gross', label: t('gross'), value: won(gross), total: true },
    ];
  }

  function rateOf(id: string, itemised: ItemisedNet | undefined): string | undefined {
    const line = itemised?.insurance.lines.find((insurance) => insurance.id === id);
    return line && rateText(line.id, line.employeePercent);
  }

  function deductionSteps({ result, flatPercent }: Calculated): readonly TextRow[] {
    const { lines, way, itemised, deduction, net } = result;
    return [
      ...lines.map(({ id, amount }) => ({
        id,
        label: id === 'flat' ? t('deduction', { percent: flatPercent }) : t(`lines.${id}`),
        value: signed(-amount),
        ...(way === 'itemised' && { hint: rateOf(id, itemised) }),
      })),
      ...(lines.length > 1
        ? [{ id: 'deduction', label: t('deductionSum'), value: signed(-deduction), total: true }]
        : []),
      { id: 'net', label: t('net'), value: won(net), total: true, tone: 'positive' as const },
    ];
  }

  function basis(input: SalaryInput, salary: NetSalary): readonly TextRow[] {
    const { hourlyRate, weeklyHours, weeklyHolidayHours } = salary;
    if (hourlyRate === undefined || weeklyHours === undefined) return [];
    if (input.payType === 'monthly') {
      const rate = t('rates.hourly', { amount: won(formatHourlyWon(hourlyRate)) });
      return [{ id: 'rate', label: t('hourlyRate'), value: rate, hint: t('hourlyRateHint') }];
    }
    const { official, byWeeks } = monthlyBases(hourlyRate, weeklyHours, weeklyHolidayHours);
    return [
      {
        id: 'official',
        label: t('officialBasis', { hours: formatHours(official.hours) }),
        value: won(official.pay),
        hint: t('officialBasisHint', { hours: formatHours(byWeeks.hours), pay: won(byWeeks.pay) }),
      },
    ];
  }

  return (calculated) => ({
    conditions: conditions(calculated.input, calculated.result.salary),
    steps: [...grossSteps(calculated.input, calculated.result.salary), ...deductionSteps(calculated)],
    basis: basis(calculated.input, calculated.result.salary),
  });
}
