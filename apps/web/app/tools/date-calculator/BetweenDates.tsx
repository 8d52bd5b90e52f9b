import { formatIsoDate, type Inclusion } from '@toolbox/core/dates';
import { parseDate } from '@toolbox/core/dates/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Chips } from '@toolbox/ui/chips/Chips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useState } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { DATE_MODES, type DateMode } from './dateModes.ts';
import type { OwnDays } from './useOwnDays.ts';

const Example = examplePart(() => import('./BetweenExample.tsx'));
const BetweenResult = lazyPart(() => import('./BetweenResult.tsx'));
const BusinessDaysCard = lazyPart(() => import('./BusinessDaysCard.tsx'));
const AnniversariesCard = lazyPart(() => import('./AnniversariesCard.tsx'));

const INCLUSIONS: readonly Inclusion[] = ['none', 'start', 'end', 'both'];

/** The dates of the shown result as ISO texts, because stored values are parsed like typed ones. */
type CalculatedDates = { readonly start: string; readonly end: string };

/** From a spring day to Christmas. */
const EXAMPLE_DATES: CalculatedDates = { start: '2026-03-01', end: '2026-12-25' };

/**
 * The time between two dates. Changed dates take effect with Calculate, mode and inclusion at once. A D-day starts
 * from today until the start is changed, also on the next day: the calculated start follows it.
 */
export function BetweenDates({ ownDays }: { readonly ownDays: OwnDays }) {
  const t = useMessages('date-calculator');
  const common = useMessages('common', 'actions');
  const pageOrder = useDateOrder();
  const today = useToday();
  const [typedStart, setTypedStart] = useDraft<string | undefined>('date-calculator.start', undefined, { like: '' });
  const [endText, setEndText] = useDraft('date-calculator.end', '');
  const [mode, setMode] = useDraft<DateMode>('date-calculator.mode', 'elapsed', { allowed: DATE_MODES });
  const [inclusion, setInclusion] = useDraft<Inclusion>('date-calculator.inclusion', 'none', { allowed: INCLUSIONS });
  // The key is also part of links that visitors have shared.
  const [calculated, setCalculated] = useDraft<CalculatedDates | undefined>('date-calculator.asked', undefined, {
    like: { start: '', end: '' },
  });
  const [resets, setResets] = useState(0);
  const [hasOtherOrder, setHasOtherOrder] = useState(false);

  // After 27/11/2026, which has the day first, 05/12/2026 is not read as a date in May; the form offers both readings.
  const order = hasOtherOrder ? 'yearFirst' : pageOrder;
  const fromToday = mode === 'dday' && typedStart === undefined;
  const startText = typedStart ?? (fromToday ? today : '');
  const start = parseDate(startText, order);
  const end = parseDate(endText, order);
  const ready = start.ok && end.ok ? { start: formatIsoDate(start.value), end: formatIsoDate(end.value) } : undefined;
  const asked = calculated && fromToday ? { ...calculated, start: today } : calculated;
  const calculatedStart = parseDate(asked?.start ?? '');
  const calculatedEnd = parseDate(asked?.end ?? '');
  const shown =
    ready && calculatedStart.ok && calculatedEnd.ok
      ? { start: calculatedStart.value, end: calculatedEnd.value }
      : undefined;
  const changed = ready && shown && (ready.start !== asked?.start || ready.end !== asked.end);

  const placeholder = <Example text={t('empty')} dates={EXAMPLE_DATES} mode={mode} inclusion={inclusion} />;

  function calculate() {
    if (ready) setCalculated(ready);
  }

  function fillExample() {
    setTypedStart(EXAMPLE_DATES.start);
    setEndText(EXAMPLE_DATES.end);
    setCalculated(EXAMPLE_DATES);
  }

  function fillRange(start: string, end: string, lengthInclusion: 'end' | undefined) {
    undoable('replaced', () => {
      setTypedStart(start);
      setEndText(end);
      if (lengthInclusion) setInclusion(lengthInclusion);
    });
  }

  function chooseMode(next: DateMode) {
    // The result keeps the start that it was calculated with.
    if (fromToday && asked) {
      setTypedStart(today);
      setCalculated(asked);
    }
    setMode(next);
  }

  function reset() {
    setTypedStart(undefined);
    setEndText('');
    setMode('elapsed');
    setInclusion('none');
    setCalculated(undefined);
    ownDays.setText('');
    setResets(resets + 1);
    setHasOtherOrder(false);
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={fillExample}>
        <DateEntry
          label={t('start')}
          hint={fromToday ? t('startToday') : undefined}
          today
          draft="date-calculator.start"
          value={startText}
          order={order}
          onOtherOrder={() => setHasOtherOrder(true)}
          onChange={setTypedStart}
          onRange={fillRange}
          endIncluded={t('inclusions.end')}
          onEnter={calculate}
          resets={resets}
          failure={start.ok ? undefined : start.failure}
        />
        <DateEntry
          label={t('end')}
          today
          draft="date-calculator.end"
          value={endText}
          order={order}
          onOtherOrder={() => setHasOtherOrder(true)}
          onChange={setEndText}
          onRange={fillRange}
          endIncluded={t('inclusions.end')}
          onEnter={calculate}
          resets={resets}
          failure={end.ok ? undefined : end.failure}
        />
        <Segmented
          label={t('mode')}
          value={mode}
          onChange={chooseMode}
          options={DATE_MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
        <Chips
          label={t('inclusion')}
          hint={t('inclusionHint')}
          value={inclusion}
          onChange={setInclusion}
          options={INCLUSIONS.map((value) => ({ value, label: t(`inclusions.${value}`) }))}
        />
        {changed && <Banner kind="info">{t('changed')}</Banner>}
        <Button variant="primary" {...MAIN_ACTION} size="lg" block disabled={!ready} onClick={calculate}>
          {common('calculate')}
        </Button>
      </InputCard>
      {shown ? (
        <BetweenResult fallback={placeholder} {...shown} mode={mode} inclusion={inclusion} stale={changed} />
      ) : (
        placeholder
      )}
      {shown && (
        <>
          <BusinessDaysCard {...shown} inclusion={inclusion} ownDays={ownDays} />
          <AnniversariesCard start={shown.start} />
        </>
      )}
    </Split>
  );
}
