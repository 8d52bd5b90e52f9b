import {
  businessDays,
  type CivilDate,
  dDay,
  elapsed,
  formatIsoDate,
  lastDayOf,
  type ShiftedDate,
  type ShiftUnit,
} from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { dDayText } from './dDayText.ts';
import { HolidayNotes } from './HolidayNotes.tsx';
import { useDistanceText } from './useDistanceText.ts';

type ShiftResultProps = ShiftedDate & {
  readonly from: CivilDate;
  /** How many units were added; negative if they were subtracted. */
  readonly count: number;
  readonly unit: ShiftUnit;
  /** Further days that were skipped. */
  readonly extraHolidays: readonly CivilDate[];
};

/** The resulting date, its distance, the last day of a period that begins with the first date, and the skipped days. */
export function ShiftResult({ from, count, unit, date, lastOfMonth, extraHolidays }: ShiftResultProps) {
  const t = useMessages('date-calculator/late');
  const dateText = useDateText();
  const distanceText = useDistanceText();
  const distance = dDay(from, date);
  const skipped = unit === 'businessDays' ? businessDays(from, date, { extraHolidays }) : undefined;
  // The date is the day after a contract or a service of this length that begins with the first date (민법 제160조).
  const lastDay = count > 0 && unit !== 'businessDays' ? lastDayOf(from, count, unit) : undefined;
  const last = lastDay && { label: t('shift.lastDay'), value: dateText.withWeekday(lastDay) };
  const spoken = t('shift.copyTemplate', {
    from: dateText.withWeekday(from),
    date: dateText.withWeekday(date),
    distance: dDayText(distance),
  });
  const rows: readonly (Row | undefined)[] = [
    { id: 'iso', label: t('shift.iso'), value: formatIsoDate(date) },
    {
      id: 'distance',
      label: t('shift.distance'),
      value: distanceText(distance, from),
    },
    distance.kind === 'ahead'
      ? {
          id: 'ordinal',
          label: t('shift.ordinal'),
          value: t('shift.ordinalValue', { ordinal: formatWhole(elapsed(from, date, 'start').days) }),
        }
      : undefined,
    last && { id: 'last', ...last },
  ];
  return (
    <ResultCard
      copyText={last ? `${spoken}\n${last.label}: ${last.value}` : spoken}
      spoken={spoken}
      figure={{ label: t('shift.arrives'), value: dateText.long(date) }}
    >
      <Figure label={t('shift.arrives')} value={dateText.long(date)} note={dateText.weekday(date)} />
      {lastOfMonth && (
        <Banner kind="info" quiet>
          {t('shift.lastOfMonth', { day: from.day })}
        </Banner>
      )}
      <Rows rows={rows.filter((row) => row !== undefined)} />
      {skipped?.ok && <HolidayNotes holidays={skipped.value.holidays} />}
    </ResultCard>
  );
}
