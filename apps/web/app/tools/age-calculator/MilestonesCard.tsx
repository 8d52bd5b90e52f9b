import { type CivilDate, longevityYears, toDayNumber } from '@toolbox/core/dates';
import { Card } from '@toolbox/ui/card/Card';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type FeastsCardProps = { readonly birth: CivilDate; readonly on: CivilDate };

/** When the feasts of life fall; those that are over are dimmed. */
export default function FeastsCard({ birth, on }: FeastsCardProps) {
  const t = useMessages('age-calculator');
  const dateText = useDateText();
  return (
    <Card title={t('feasts.title')} flush>
      <DataTable
        caption={t('feasts.note')}
        columns={[
          { id: 'name', header: t('feasts.name'), cell: ({ id }) => t(`feasts.names.${id}`), rowHeader: true },
          { id: 'age', header: t('feasts.age'), cell: ({ countingAge }) => t('age', { age: countingAge }) },
          {
            id: 'date',
            header: t('feasts.date'),
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
