import type { InsuranceLine, ItemisedInsurance } from '@toolbox/core/salary';
import { Badge } from '@toolbox/ui/badge/Badge';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMessages } from '../../i18n/useMessages.ts';
import { formatPercent } from './formatFigures.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { useWon } from './useWon.ts';

/** One line an insurance: rates and shares of both sides, and what a limit or an announcement still to come does to it. */
export function InsuranceTable({ insurance }: { readonly insurance: ItemisedInsurance }) {
  const t = useMessages('salary-calculator');
  const { won } = useWon();

  function rate({ id }: InsuranceLine, exact: InsuranceLine['employeePercent']): string {
    const percent = formatPercent(exact);
    return id === 'longTermCare' ? t('insurance.ofHealth', { percent }) : t('insurance.percent', { percent });
  }

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
      cell: (line) => rate(line, line.employeePercent),
    },
    { id: 'employee', header: t('insurance.employee'), numeric: true, cell: (line) => won(line.employee) },
    {
      id: 'employerRate',
      header: t('insurance.employerRate'),
      numeric: true,
      cell: (line) => rate(line, line.employerPercent),
    },
    { id: 'employer', header: t('insurance.employer'), numeric: true, cell: (line) => won(line.employer) },
    {
      id: 'status',
      header: t('insurance.status'),
      nowrap: true,
      cell: ({ limited, status }) => (
        <>
          <StatusBadge status={status} /> {limited && <Badge tone="late">{t(`insurance.limits.${limited}`)}</Badge>}
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
