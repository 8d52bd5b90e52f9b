import { parseBirthDate, parseIsoDate } from '@toolbox/core/dates';
import { Fragment, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import { useDraft } from '../../parts/draft/useDraft.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { later } from '../../parts/later/later.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { Split } from '../../parts/split/Split.tsx';
import { useToday } from '../../parts/today/useToday.ts';
import { UsesCard } from './UsesCard.tsx';

const result = later(() => import('./AgeResult.tsx'));
const feasts = later(() => import('./FeastsCard.tsx'));

export default function View() {
  const t = useWords('calculator', 'age-calculator');
  const today = useToday();
  const [birthText, setBirthText] = useDraft('age-calculator.birth', '');
  const [asOfText, setAsOfText] = useDraft<string | undefined>('age-calculator.asOf', undefined);
  const [resets, setResets] = useState(0);

  const asOf = parseIsoDate(asOfText ?? today);
  const birth = asOf.ok ? parseBirthDate(birthText, asOf.value) : parseIsoDate(birthText);
  const ages = birth.ok && asOf.ok ? { birth: birth.value, on: asOf.value } : undefined;

  const nothing = <EmptyResult text={t('empty')} />;

  function reset() {
    setBirthText('');
    setAsOfText(undefined);
    setResets(resets + 1);
  }

  return (
    <Split>
      <InputCard onReset={reset}>
        <Fragment key={resets}>
          <DateEntry
            label={t('birth')}
            hint={t('birthHint')}
            value={birthText}
            onChange={setBirthText}
            failure={birth.ok ? undefined : birth.failure}
          />
          <DateEntry
            label={t('asOf')}
            hint={t('asOfHint')}
            today
            value={asOfText ?? today}
            onChange={setAsOfText}
            failure={asOf.ok ? undefined : asOf.failure}
          />
        </Fragment>
      </InputCard>
      {ages ? <result.Part waiting={nothing} {...ages} /> : nothing}
      <UsesCard />
      {ages && <feasts.Part {...ages} />}
    </Split>
  );
}
