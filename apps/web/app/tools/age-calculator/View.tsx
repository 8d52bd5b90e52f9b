import { parseBirthDate, parseDate } from '@toolbox/core/dates/form';
import { Split } from '@toolbox/ui/split/Split';
import { useState } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import styles from './AgeCalculator.module.css';
import { UsesCard } from './UsesCard.tsx';

const Example = examplePart(() => import('./Example.tsx'));
const AgeResult = lazyPart(() => import('./AgeResult.tsx'));
const MilestonesCard = lazyPart(() => import('./MilestonesCard.tsx'));

/** Also the placeholder of the date field. */
const EXAMPLE_BIRTH = '1990-05-15';

export default function View() {
  const t = useMessages('age-calculator');
  const order = useDateOrder();
  const today = useToday();
  const [birthText, setBirthText] = useDraft('age-calculator.birth', '');
  const [asOfText, setAsOfText] = useDraft<string | undefined>('age-calculator.asOf', undefined, { like: '' });
  const [resets, setResets] = useState(0);

  const asOf = parseDate(asOfText ?? today, order);
  const birth = asOf.ok ? parseBirthDate(birthText, asOf.value, order) : parseDate(birthText, order);
  const ages = birth.ok && asOf.ok ? { birth: birth.value, on: asOf.value } : undefined;

  const placeholder = <Example text={t('empty')} birth={EXAMPLE_BIRTH} today={today} />;

  function fillExample() {
    setBirthText(EXAMPLE_BIRTH);
    setAsOfText(undefined);
  }

  function reset() {
    setBirthText('');
    setAsOfText(undefined);
    setResets(resets + 1);
  }

  return (
    <div className={styles['page']}>
      <Split long>
        <InputCard onReset={reset} onExample={fillExample}>
          <DateEntry
            label={t('birth')}
            hint={t('birthHint')}
            draft="age-calculator.birth"
            value={birthText}
            onChange={setBirthText}
            resets={resets}
            latest={asOf.ok ? asOf.value : undefined}
            failure={birth.ok ? undefined : birth.failure}
          />
          <DateEntry
            label={t('asOf')}
            hint={t('asOfHint')}
            today
            draft="age-calculator.asOf"
            value={asOfText ?? today}
            onChange={setAsOfText}
            failure={asOf.ok ? undefined : asOf.failure}
          />
        </InputCard>
        {ages ? <AgeResult fallback={placeholder} {...ages} /> : placeholder}
        <UsesCard />
      </Split>
      {ages && <MilestonesCard {...ages} />}
    </div>
  );
}
