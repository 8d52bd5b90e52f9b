import type { YearComparison, YearMonth } from '@toolbox/core/salary';
import { useWords } from '../../i18n/useWords.ts';
import type { Calculated } from './SalaryResult.tsx';
import { type TextRow, useBreakdownRows } from './useBreakdownRows.ts';
import { useConditionRows } from './useConditionRows.ts';
import { useWon } from './useWon.ts';

type SalaryText = (
  calculated: Calculated,
  insurance: YearComparison | undefined,
  month: YearMonth | undefined,
) => string;

/** The whole result as plain text: what was entered, the steps, what is left, and the four insurances one by one. */
export function useSalaryText(): SalaryText {
  const t = useWords('calculator', 'salary-calculator');
  const { won } = useWon();
  const conditions = useConditionRows();
  const breakdown = useBreakdownRows();
  const lines = (rows: readonly TextRow[]) => rows.map(({ label, value }) => t('line', { label, value }));

  function insuranceLines(insurance: YearComparison | undefined, month: YearMonth | undefined): readonly string[] {
    if (insurance === undefined || month === undefined) return [];
    const { lines: four, employeeTotal, employerTotal } = insurance.insurance;
    return [
      '',
      t('line', { label: t('insurance.title'), value: t('insurance.month', month) }),
      ...four.map(({ id, employee }) => t('line', { label: t(`insurance.names.${id}`), value: won(employee) })),
      t('line', { label: t('insurance.employeeTotal'), value: won(employeeTotal) }),
      t('line', { label: t('insurance.afterInsurance'), value: won(insurance.afterInsurance) }),
      t('line', { label: t('insurance.employerTotal'), value: won(employerTotal) }),
    ];
  }

  return ({ input, salary }, insurance, month) =>
    [
      ...lines(conditions(input)),
      '',
      ...lines(breakdown(input, salary).steps),
      t('line', { label: t('net'), value: won(salary.net) }),
      ...insuranceLines(insurance, month),
    ].join('\n');
}
