import { anniversaryTable, type CivilDate, dDay } from '@toolbox/core/dates';
import { parseDate } from '@toolbox/core/dates/form';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Card } from '@toolbox/ui/card/Card';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { dDayText } from './dDayText.ts';

type AnniversariesCardProps = { readonly start: CivilDate };

/** The milestone days and years after the start, each with its D-day from today. */
export default function AnniversariesCard({ start }: AnniversariesCardProps) {
  const t = useMessages('date-calculator/late');
  const dateText = useDateText();
  const today = parseDate(useToday());
  const fromToday = (date: CivilDate) => (today.ok ? dDay(today.value, date) : undefined);
  const dDayCell = ({ date }: { readonly date: CivilDate }) => {
    const distance = fromToday(date);
    return distance && dDayText(distance);
  };
  return (
    <Card title={t('anniversaries.title')} flush>
      <DataTable
        caption={t('anniversaries.note', { date: dateText.long(start) })}
        columns={[
          {
            id: 'name',
            header: t('anniversaries.name'),
            cell: ({ kind, ordinal }) => t(`anniversaries.${kind}`, { ordinal: formatWhole(ordinal) }),
            rowHeader: true,
          },
          { id: 'date', header: t('anniversaries.date'), cell: ({ date }) => dateText.withWeekday(date) },
          {
            id: 'fromToday',
            header: t('anniversaries.fromToday'),
            cell: dDayCell,
            numeric: true,
          },
        ]}
        rows={anniversaryTable(start)}
        rowKey={({ kind, ordinal }) => `${kind} ${ordinal}`}
        rowState={({ date }) => (fromToday(date)?.kind === 'past' ? 'stale' : undefined)}
      />
    </Card>
  );
}
