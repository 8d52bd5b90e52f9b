import { type CivilDate, internationalAge, isLeapDay, koreanAge, nextBirthday, yearAge } from '@toolbox/core/dates';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { AgeFigures } from './AgeFigures.tsx';
import { LifeRows } from './LifeRows.tsx';

type AgeResultProps = { readonly birth: CivilDate; readonly on: CivilDate };

/** The ages, the next birthday and further figures. */
export default function AgeResult({ birth, on }: AgeResultProps) {
  const t = useMessages('age-calculator');
  const dateText = useDateText();
  const international = internationalAge(birth, on);
  const days = formatWhole(nextBirthday(birth, on).days);
  const copyText = t('copyTemplate', {
    birth: dateText.long(birth),
    asOf: dateText.long(on),
    international,
    counting: koreanAge(birth, on),
    year: yearAge(birth, on),
    days,
  });
  return (
    <ResultCard
      copyText={copyText}
      spoken={t('spoken', { age: international, days })}
      figure={{ label: t('international'), value: t('age', { age: international }) }}
    >
      <AgeFigures birth={birth} on={on} />
      {isLeapDay(birth) && (
        <Banner kind="info" quiet>
          {t('leapDay')}
        </Banner>
      )}
      <LifeRows birth={birth} on={on} />
    </ResultCard>
  );
}
