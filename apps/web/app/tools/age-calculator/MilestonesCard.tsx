import { type CivilDate, longevityYears, toDayNumber } from '@toolbox/core/dates';
import { Card } from '@toolbox/ui/card/Card';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type MilestonesCardProps = { readonly birth: CivilDate; readonly on: CivilDate };

/** The dates of the traditional birthdays; past ones are dimmed. */
export default function MilestonesCard({ birth, on }: MilestonesCardProps) {
  const t = useMessages('age-calculator');
  const dateText = useDateText();
  return (
    <Card title={t('milestones.title')} flush>
      <DataTable
        caption={t('milestones.note')}
        columns={[
          { id: 'name', header: t('milestones.name'), cell: ({ id }) => t(`milestones.names.${id}`), rowHeader: true },
          { id: 'age', header: t('milestones.age'), cell: ({ countingAge }) => t('age', { age: countingAge }) },
          {
            id: 'date',
            header: t('milestones.date'),
            cell: ({ date }) => dateText.withWeekday(date),
            numeric: true,
          },
        ]}
        rows={longevityYears(birth)}
        rowKey={({ id }) => id}
        rowState={({ date }) => (toDayNumber(date) < toDayNumber(on) ? 'stale' : undefined)}
      />
    </Card>
  );
}
