import type { YearComparison, YearMonth } from '@toolbox/core/salary';
import { useMessages } from '../../i18n/useMessages.ts';
import { type TextRow, useBreakdownRows } from './useBreakdownRows.ts';
import { useConditionRows } from './useConditionRows.ts';
import type { Calculated } from './useSalaryForm.ts';
import { useWon } from './useWon.ts';

type SalaryText = (calculated: Calculated, month: YearMonth, insurance: YearComparison | undefined) => string;

/** The whole result as plain text: what was entered, the steps, what is left, and the four insurances one by one. */
export function useSalaryText(): SalaryText {
  const t = useMessages('salary-calculator');
  const { won } = useWon();
  const conditions = useConditionRows();
  const breakdown = useBreakdownRows();
  const lines = (rows: readonly TextRow[]) => rows.map(({ label, value }) => t('line', { label, value }));

  function insuranceLines(month: YearMonth, { insurance, afterInsurance }: YearComparison): readonly string[] {
    const { lines: four, employeeTotal, employerTotal } = insurance;
    return [
      '',
      t('line', { label: t('insurance.title'), value: t('insurance.month', month) }),
      ...four.map(({ id, employee }) => t('line', { label: t(`insurance.names.${id}`), value: won(employee) })),
      t('line', { label: t('insurance.employeeTotal'), value: won(employeeTotal) }),
      t('line', { label: t('insurance.afterInsurance'), value: won(afterInsurance) }),
      t('line', { label: t('insurance.employerTotal'), value: won(employerTotal) }),
    ];
  }

  return ({ input, salary }, month, insurance) =>
    [
      ...lines(conditions(input)),
      '',
      ...lines(breakdown(input, salary).steps),
      t('line', { label: t('net'), value: won(salary.net) }),
      ...(insurance ? insuranceLines(month, insurance) : []),
    ].join('\n');
}
