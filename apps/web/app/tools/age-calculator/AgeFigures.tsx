import {
  type CivilDate,
  calendarDifference,
  internationalAge,
  koreanAge,
  nextBirthday,
  yearAge,
} from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AgeFigures.module.css';

type AgeFiguresProps = { readonly birth: CivilDate; readonly on: CivilDate };

/** The international age in large type, with the other two and the days to the birthday in a row below. */
export function AgeFigures({ birth, on }: AgeFiguresProps) {
  const t = useMessages('age-calculator');
  const international = internationalAge(birth, on);
  const { days } = nextBirthday(birth, on);
  // By law the age of a child under one is in months (민법 제158조).
  const months = international === 0 ? t('monthsOld', { months: calendarDifference(birth, on).months }) : undefined;
  return (
    <>
      <Figure label={t('international')} value={t('age', { age: international })} note={months} />
      <div className={styles['others']}>
        <Figure size="md" label={t('counting')} value={t('age', { age: koreanAge(birth, on) })} />
        <Figure size="md" label={t('year')} value={t('age', { age: yearAge(birth, on) })} />
        <Figure
          size="md"
          label={t('untilBirthday')}
          value={t('days', { days: formatWhole(days) })}
          note={days === 0 ? t('onTheDay') : undefined}
        />
      </div>
    </>
  );
}
