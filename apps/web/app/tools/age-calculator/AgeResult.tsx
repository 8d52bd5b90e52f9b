import { type CivilDate, internationalAge, isLeapDay, koreanAge, nextBirthday, yearAge } from '@toolbox/core/dates';
import { formatDate } from '@toolbox/i18n/format/formatDate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { AgeFigures } from './AgeFigures.tsx';
import { LifeRows } from './LifeRows.tsx';

export type AgeResultProps = { readonly ages: { readonly birth: CivilDate; readonly on: CivilDate } | undefined };

/** The ages, the next birthday and what else follows from the day of birth. */
export function AgeResult({ ages }: AgeResultProps) {
  const t = useWords('calculator', 'age-calculator');
  const { language } = useLanguage();
  if (ages === undefined) {
    return (
      <ResultCard empty emptyText={t('empty')} copyText="">
        {null}
      </ResultCard>
    );
  }
  const { birth, on } = ages;
  const international = internationalAge(birth, on);
  const days = formatWhole(nextBirthday(birth, on).days);
  const copyText = t('copyTemplate', {
    birth: formatDate(birth, language),
    asOf: formatDate(on, language),
    international,
    counting: koreanAge(birth, on),
    year: yearAge(birth, on),
    days,
  });
  return (
    <ResultCard
      empty={false}
      emptyText={t('empty')}
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
