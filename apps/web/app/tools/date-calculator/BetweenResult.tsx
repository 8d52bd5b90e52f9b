import { addDays, type CivilDate, calendarDifference, dDay, elapsed, type Inclusion } from '@toolbox/core/dates';
import { formatPeriod } from '@toolbox/i18n/format/formatPeriod';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useDateText } from '../../i18n/useDateText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './BetweenResult.module.css';
import type { DateMode } from './dateModes.ts';
import { dDayText } from './dDayText.ts';
import { useDistanceText } from './useDistanceText.ts';

type BetweenResultProps = {
  readonly start: CivilDate;
  readonly end: CivilDate;
  readonly mode: DateMode;
  readonly inclusion: Inclusion;
  /** Whether the dates of the form have changed since. */
  readonly stale?: boolean | undefined;
};

/** The days or the D-day, the same period in other units, and the total days and hours. */
export default function BetweenResult({ start, end, mode, inclusion, stale }: BetweenResultProps) {
  const t = useMessages('date-calculator');
  const late = useLateMessages('date-calculator/late');
  const language = usePageLanguage();
  const dateText = useDateText();
  const distanceText = useDistanceText();
  const span = elapsed(start, end, inclusion);
  const earlier = span.reversed ? end : start;
  const distance = dDay(start, end);

  const period = t('period', {
    start: dateText.withWeekday(start),
    end: dateText.withWeekday(end),
  });
  const calendar = formatPeriod(calendarDifference(earlier, addDays(earlier, span.days)), language);
  const total = t('totalValue', { days: formatWhole(span.days), hours: formatWhole(span.hours) });
  const figure =
    mode === 'dday'
      ? { value: dDayText(distance), note: distanceText(distance, start) }
      : { value: t('daysValue', { days: formatWhole(span.days) }), note: undefined };
  const rough = formatPeriod({ years: span.years, months: span.months, days: span.restDays }, language);
  const label = t(`modes.${mode}`);
  // Two days are added, where people who count both ends add one.
  const both =
    inclusion === 'both' ? late?.('bothIncluded', { days: formatWhole(elapsed(start, end, 'end').days) }) : undefined;
  const copied = t('copyTemplate', { period, figure: `${label} ${figure.value}`, calendar, total });

  return (
    <ResultCard
      copyText={both === undefined ? copied : `${copied}\n${both}`}
      // Without the note in view, an outdated figure would look current; announced, it would sound so.
      spoken={stale ? '' : t('spoken', { label, value: figure.value, calendar })}
      {...(!stale && { figure: { label, value: figure.value } })}
    >
      <p className={styles['period']}>{period}</p>
      <Figure label={label} value={figure.value} note={figure.note} />
      {span.reversed && (
        <Banner kind="info" quiet>
          {t('reversed')}
        </Banner>
      )}
      {both && (
        <Banner kind="info" quiet>
          {both}
        </Banner>
      )}
      <Rows
        rows={[
          { id: 'calendar', label: t('calendar'), value: calendar },
          {
            id: 'weeks',
            label: t('weeks'),
            value: t('weeksValue', { weeks: formatWhole(span.weeks), days: span.restWeekDays }),
          },
          { id: 'rough', label: t('rough'), value: rough },
          { id: 'total', label: t('total'), value: total, total: true },
        ]}
      />
    </ResultCard>
  );
}
