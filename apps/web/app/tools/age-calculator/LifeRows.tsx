import {
  type CivilDate,
  calendarDifference,
  elapsed,
  nextBirthday,
  nextDayMilestones,
  nextLunarBirthday,
} from '@toolbox/core/dates';
import { formatPeriod } from '@toolbox/i18n/format/formatPeriod';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

type LifeRowsProps = { readonly birth: CivilDate; readonly on: CivilDate };

/** The day of birth, the next birthdays by both calendars, the time lived and the next milestone days. */
export function LifeRows({ birth, on }: LifeRowsProps) {
  const t = useMessages('age-calculator');
  const language = usePageLanguage();
  const dateText = useDateText();
  const next = nextBirthday(birth, on);
  const lunar = nextLunarBirthday(birth, on);
  const dayOfLife = elapsed(birth, on, 'start').days;
  const milestones = nextDayMilestones(birth, on).map(
    ({ ordinal, date, days: left }): Row => ({
      id: `day-${ordinal}`,
      label: t('milestone', { ordinal: formatWhole(ordinal) }),
      hint: left === 0 ? t('onTheDay') : t('daysLeft', { days: formatWhole(left) }),
      value: dateText.withWeekday(date),
    }),
  );
  return (
    <Rows
      rows={[
        { id: 'bornOn', label: t('bornOn'), value: dateText.weekday(birth) },
        {
          id: 'nextBirthday',
          label: t('nextBirthday'),
          hint: t('reaches', { age: next.age }),
          value: dateText.withWeekday(next.date),
        },
        ...(lunar
          ? [
              {
                id: 'nextLunarBirthday',
                label: t('nextLunarBirthday'),
                hint: t(lunar.birth.leap ? 'lunarLeapDay' : 'lunarDay', lunar.birth),
                value: dateText.withWeekday(lunar.date),
              },
            ]
          : []),
        { id: 'lived', label: t('lived'), value: formatPeriod(calendarDifference(birth, on), language) },
        {
          id: 'dayOfLife',
          label: t('dayOfLife'),
          hint: t('dayOfLifeHint'),
          value: t('dayOrdinal', { ordinal: formatWhole(dayOfLife) }),
        },
        ...milestones,
      ]}
    />
  );
}
