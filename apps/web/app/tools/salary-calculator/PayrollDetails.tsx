import { type EmployerSize, ratesIn, type YearMonth } from '@toolbox/core/law';
import {
  compareYears,
  deductionPercent,
  type InsuranceLine,
  type ItemisedInsurance,
  type YearComparison,
} from '@toolbox/core/salary';
import { EMPLOYER_SIZES } from '@toolbox/core/salary/form';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Select } from '@toolbox/ui/select/Select';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';
import type { Calculated } from './calculation.ts';
import { formatPercent } from './formatSalary.ts';
import styles from './PayrollDetails.late.module.css';
import { RatesCard } from './RatesCard.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useRateText } from './useRateText.ts';
import { useSignedWon } from './useSignedWon.ts';

type PayrollDetailsProps = {
  readonly calculated: Calculated;
  readonly month: YearMonth;
  readonly employerSize: EmployerSize;
  readonly onEmployerSize: (size: EmployerSize) => void;
};

/** Details of the insurances: one by one, year by year, and the table rows behind them. */
export default function PayrollDetails({ calculated, month, employerSize, onEmployerSize }: PayrollDetailsProps) {
  const { itemised, salary, way } = calculated.result;
  // A freelancer's fee has no insurance.
  const insured = way === 'freelance' ? undefined : itemised;
  return (
    <>
      {insured && (
        <InsuranceCard
          insurance={insured.insurance}
          month={month}
          employerSize={employerSize}
          onEmployerSize={onEmployerSize}
        />
      )}
      {way !== 'freelance' && (
        <YearsCard gross={salary.gross} nonTaxable={itemised?.nonTaxable ?? 0n} thisYear={month.year} />
      )}
      <RatesCard month={month} />
    </>
  );
}

type InsuranceCardProps = {
  readonly insurance: ItemisedInsurance;
  readonly month: YearMonth;
  readonly employerSize: EmployerSize;
  readonly onEmployerSize: (size: EmployerSize) => void;
};

/** The four social insurances one by one, by the rates of the month, for the employee and the employer. */
function InsuranceCard({ insurance, month, employerSize, onEmployerSize }: InsuranceCardProps) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const figures = [
    { id: 'employeeTotal', amount: insurance.employeeTotal },
    { id: 'employerTotal', amount: insurance.employerTotal },
  ] as const;
  return (
    <Card
      title={t('insurance.title')}
      note={<span className={styles['note']}>{t('insurance.month', month)}</span>}
      flush
    >
      <div className={styles['figures']}>
        {figures.map(({ id, amount }) => (
          <Figure key={id} size="md" label={t(`insurance.${id}`)} value={won(amount)} />
        ))}
      </div>
      <InsuranceTable insurance={insurance} />
      <div className={styles['foot']}>
        <p className={styles['note']}>{t('insurance.note')}</p>
        <div className="no-print">
          <Select
            label={t('insurance.employerSize')}
            hint={t('insurance.employerSizeHint')}
            value={employerSize}
            onChange={onEmployerSize}
            options={EMPLOYER_SIZES.map((value) => ({ value, label: t(`insurance.sizes.${value}`) }))}
          />
        </div>
      </div>
    </Card>
  );
}

/** One line per insurance: rates and shares of both sides, and the effect of limits and of missing announcements. */
function InsuranceTable({ insurance }: { readonly insurance: ItemisedInsurance }) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const rate = useRateText();

  const columns: readonly Column<InsuranceLine>[] = [
    {
      id: 'name',
      header: t('insurance.name'),
      rowHeader: true,
      nowrap: true,
      cell: ({ id }) => t(`insurance.names.${id}`),
    },
    {
      id: 'rate',
      header: t('insurance.employeeRate'),
      numeric: true,
      cell: (line) => rate(line.id, line.employeePercent),
    },
    { id: 'employee', header: t('insurance.employee'), numeric: true, cell: (line) => won(line.employee) },
    {
      id: 'employerRate',
      header: t('insurance.employerRate'),
      numeric: true,
      cell: (line) => rate(line.id, line.employerPercent),
    },
    { id: 'employer', header: t('insurance.employer'), numeric: true, cell: (line) => won(line.employer) },
    {
      id: 'status',
      header: t('insurance.status'),
      nowrap: true,
      cell: ({ limited, status }) => (
        <>
          <StatusBadge status={status} /> {limited && <Badge tone="serious">{t(`insurance.limits.${limited}`)}</Badge>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('insurance.title')}
      captionHidden
      columns={columns}
      rows={insurance.lines}
      rowKey={({ id }) => id}
    />
  );
}

type YearsCardProps = { readonly gross: bigint; readonly nonTaxable: bigint; readonly thisYear: number };
type YearRow = { readonly id: string; readonly label: string; readonly cell: (year: YearComparison) => ReactNode };

const YEARS = [2023, 2024, 2025, 2026, 2027] as const;
/** December has the final rates of a year. */
const MONTH = 12;

/** The same pay at the rates of five years: one column per year, one line per insurance. */
function YearsCard({ gross, nonTaxable, thisYear }: YearsCardProps) {
  const t = useMessages('salary-calculator/late');
  const won = useWon();
  const signed = useSignedWon();
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
      <p className={styles['tableLead']}>{t('years.note', { amount: won(gross) })}</p>
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
