import {
  businessDays,
  type CivilDate,
  dDay,
  elapsed,
  formatIsoDate,
  type ShiftedDate,
  type ShiftUnit,
} from '@toolbox/core/dates';
import { formatDate, formatDateWithWeekday, formatWeekday } from '@toolbox/i18n/format/formatDate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { HolidayNotes } from './HolidayNotes.tsx';

type ShiftResultProps = {
  readonly shift: (ShiftedDate & { readonly from: CivilDate; readonly unit: ShiftUnit }) | undefined;
};

/** The date arrived at, how far it is, and what was stepped over on the way. */
export function ShiftResult({ shift }: ShiftResultProps) {
  const t = useWords('calculator', 'date-calculator');
  const { language } = useLanguage();
  if (shift === undefined) {
    return (
      <ResultCard empty emptyText={t('shift.empty')} copyText="">
        {null}
      </ResultCard>
    );
  }
  const { from, unit, date, lastOfMonth } = shift;
  const distance = dDay(from, date);
  const skipped = unit === 'businessDays' ? businessDays(from, date) : undefined;
  const copyText = t('shift.copyTemplate', {
    from: formatDateWithWeekday(from, language),
    date: formatDateWithWeekday(date, language),
    distance: distance.label,
  });
  const rows: readonly (Row | undefined)[] = [
    { id: 'iso', label: t('shift.iso'), value: formatIsoDate(date) },
    {
      id: 'distance',
      label: t('shift.distance'),
      value: t(`ddayNotes.${distance.kind}`, { days: formatWhole(distance.days) }),
    },
    distance.kind === 'ahead'
      ? {
          id: 'ordinal',
          label: t('shift.ordinal'),
          value: t('shift.ordinalValue', { ordinal: formatWhole(elapsed(from, date, 'start').days) }),
        }
      : undefined,
  ];
  return (
    <ResultCard
      empty={false}
      emptyText={t('shift.empty')}
      copyText={copyText}
      spoken={copyText}
      figure={{ label: t('shift.arrives'), value: formatDate(date, language) }}
    >
      <Figure label={t('shift.arrives')} value={formatDate(date, language)} note={formatWeekday(date, language)} />
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
