import { compareYears, deductionPercent, ratesIn, type YearComparison } from '@toolbox/core/salary';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatPercent, useWon } from './figures.ts';
import { StatusBadge } from './RatesCard.tsx';
import styles from './Salary.module.css';

type YearsCardProps = { readonly gross: bigint; readonly nonTaxable: bigint; readonly thisYear: number };
type YearRow = { readonly id: string; readonly label: string; readonly cell: (year: YearComparison) => ReactNode };

const YEARS = [2023, 2024, 2025, 2026, 2027] as const;
/** December: the rates with which a year ends. */
const MONTH = 12;

/** The same pay under the rates of five years: a column a year, a line an insurance. */
export function YearsCard({ gross, nonTaxable, thisYear }: YearsCardProps) {
  const t = useMessages('salary-calculator');
  const { won, signed } = useWon();
  const compared = compareYears(gross, YEARS, { month: MONTH, nonTaxable });
  if (!compared.ok) return null;

  function minimum({ year }: YearComparison): ReactNode {
    const rates = ratesIn({ year, month: MONTH });
    return rates.ok && won(rates.value.minimumWage.hourly);
  }

  function percentSum({ year }: YearComparison): ReactNode {
    const sum = deductionPercent({ year, month: MONTH });
    return sum.ok && t('insurance.percent', { percent: formatPercent(sum.value) });
  }

  const lines = compared.value[0]?.insurance.lines ?? [];
  const rows: readonly YearRow[] = [
    { id: 'minimum', label: t('years.minimum'), cell: minimum },
    { id: 'percent', label: t('years.percentSum'), cell: percentSum },
    ...lines.map(({ id }, index) => ({
      id,
      label: t(`insurance.names.${id}`),
      cell: ({ insurance }: YearComparison) => won(insurance.lines[index]?.employee ?? 0n),
    })),
    { id: 'total', label: t('insurance.employeeTotal'), cell: ({ insurance }) => won(insurance.employeeTotal) },
    { id: 'change', label: t('years.change'), cell: ({ change }) => (change === undefined ? '' : signed(change)) },
    { id: 'after', label: t('insurance.afterInsurance'), cell: ({ afterInsurance }) => won(afterInsurance) },
    {
      id: 'status',
      label: t('insurance.status'),
      cell: ({ insurance }) => <StatusBadge status={insurance.provisional ? 'provisional' : 'enacted'} />,
    },
  ];
  const columns: readonly Column<YearRow>[] = [
    { id: 'label', header: t('years.item'), rowHeader: true, nowrap: true, cell: ({ label }) => label },
    ...compared.value.map((year) => ({
      id: String(year.year),
      header: t(year.year === thisYear ? 'years.thisYear' : 'years.year', { year: year.year }),
      numeric: true,
      cell: ({ cell }: YearRow) => cell(year),
    })),
  ];
  return (
    <Card title={t('years.title')} flush>
      <p className={styles['tableLead']}>{t('years.note', { amount: formatWhole(gross) })}</p>
      <DataTable
        caption={t('years.title')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowState={({ id }) => (id === 'total' || id === 'after' ? 'marked' : undefined)}
      />
      <p className={styles['tableNote']}>{t('years.provisionalNote')}</p>
    </Card>
  );
}
