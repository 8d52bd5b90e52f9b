import { addDays, businessDays, type CivilDate, type Inclusion, toDayNumber } from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Card } from '@toolbox/ui/card/Card';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useDateText } from '../../i18n/useDateText.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { HolidayNotes } from './HolidayNotes.tsx';
import { OwnDaysFields } from './OwnDaysFields.tsx';
import type { OwnDays } from './useOwnDays.ts';

type BusinessDaysCardProps = {
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly inclusion: Inclusion;
  readonly ownDays: OwnDays;
};

/** The business days of the period, by the public holidays of South Korea. */
export default function BusinessDaysCard({ start, end, inclusion, ownDays }: BusinessDaysCardProps) {
  const t = useMessages('date-calculator/late');
  const failureText = useFailureText();
  const dateText = useDateText();
  // Counted like the total: without the first day (민법 제157조), unless an end is included. With both ends the total has
  // one day more, which is not a date of the calendar.
  const countStart = inclusion !== 'none';
  const counted = businessDays(start, end, { countStart, extraHolidays: ownDays.days });
  if (!counted.ok) {
    return (
      <Card title={t('business.title')}>
        <p>{failureText(counted.failure)}</p>
        <HolidayNotes holidays={[]} />
      </Card>
    );
  }
  const { businessDays: open, weekendDays, holidays, days, reversed } = counted.value;
  const [earlier, later] = reversed ? [end, start] : [start, end];
  const from = countStart ? earlier : addDays(earlier, 1);
  const range = {
    from: dateText.withWeekday(from),
    to: dateText.withWeekday(later),
  };
  return (
    <Card title={t('business.title')}>
      <Figure
        size="md"
        label={t('business.days')}
        value={t('business.daysValue', { days: formatWhole(open) })}
        note={days === 0 ? t('business.none') : t('business.counted', range)}
      />
      <Rows
        rows={[
          {
            id: 'weekend',
            label: t('business.weekend'),
            value: t('business.daysValue', { days: formatWhole(weekendDays) }),
          },
          {
            id: 'holidays',
            label: t('business.holidays'),
            value: t('business.daysValue', { days: formatWhole(holidays.length) }),
          },
        ]}
      />
      <HolidayNotes key={`${toDayNumber(from)} ${toDayNumber(later)}`} holidays={holidays} />
      <OwnDaysFields ownDays={ownDays} />
    </Card>
  );
}
