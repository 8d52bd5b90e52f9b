import { formatLocalTime } from '@toolbox/i18n/format/formatLocalTime';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { ChartPoint } from './HistoryChart.tsx';

const MAX_ROWS = 30;

type HistoryTableProps = {
  readonly points: readonly ChartPoint[];
  readonly format: (value: number) => string;
  readonly what: string;
};

/** The same as the chart, to read: the last points, newest first. */
export function HistoryTable({ points, format, what }: HistoryTableProps) {
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  const rows = points.slice(-MAX_ROWS).reverse();
  return (
    <Disclosure summary={t('history.asTable')}>
      <DataTable
        caption={t('history.tableCaption', { what, count: rows.length })}
        rows={rows}
        rowKey={({ timestamp }) => timestamp}
        columns={[
          {
            id: 'time',
            header: t('history.time'),
            rowHeader: true,
            cell: ({ timestamp }) => formatLocalTime(timestamp, language),
          },
          { id: 'value', header: t('history.value'), numeric: true, cell: ({ value }) => format(value) },
        ]}
      />
    </Disclosure>
  );
}
