import { type ShiftUnit, shiftDate } from '@toolbox/core/dates';
import { parseDate, parseDayCount, type ShiftReading, shiftReading } from '@toolbox/core/dates/form';
import { ok } from '@toolbox/core/result';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Chips } from '@toolbox/ui/chips/Chips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useId } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { type Offer, withOffers } from '../../parts/offers/withOffers.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { OwnDaysFields } from './OwnDaysFields.tsx';
import { ShiftResult } from './ShiftResult.tsx';
import type { OwnDays } from './useOwnDays.ts';

const Example = examplePart(() => import('./ShiftExample.tsx'));

/** A hundred days from now. */
const EXAMPLE_SHIFT = { amount: '100', unit: 'days' } as const;

const WAYS = ['add', 'subtract'] as const;
const SIGNS = { add: '+', subtract: '\u2212' } as const;
const UNITS: readonly ShiftUnit[] = ['days', 'weeks', 'months', 'years', 'businessDays'];

/** The date some time before or after another one; live. */
export default function ShiftDate({ ownDays }: { readonly ownDays: OwnDays }) {
  const t = useMessages('date-calculator/late');
  const failureText = useFailureText();
  const today = useToday();
  const amountId = useId();
  const order = useDateOrder();
  const [fromText, setFromText] = useDraft<string | undefined>('date-calculator.from', undefined, { like: '' });
  const [way, setWay] = useDraft<(typeof WAYS)[number]>('date-calculator.way', 'add', { allowed: WAYS });
  const [amount, setAmount] = useDraft('date-calculator.amount', '');
  const [unit, setUnit] = useDraft<ShiftUnit>('date-calculator.unit', 'days', { allowed: UNITS });

  const from = parseDate(fromText ?? today, order);
  const typed = amount.trim() === '' ? undefined : parseDayCount(amount, t('shift.amount'));
  const reading = typed?.ok === false ? shiftReading(amount) : undefined;
  const isMixed = reading === 'mixed';
  const meant = isMixed ? undefined : reading;
  // While days are added, 100일 and 100일 후 mean the same as 100. 100일째 does not, and a minus may reverse the direction.
  const isSame =
    meant?.unit === unit &&
    (meant.way ?? way) === way &&
    meant.failure.code !== 'dates.spanOrdinal' &&
    !meant.isNegative;
  const count = meant && isSame ? ok(meant.count) : typed;
  const added = count?.ok ? (way === 'add' ? count.value : -count.value) : 0;
  const arrived = from.ok && count?.ok ? shiftDate(from.value, added, unit, ownDays.days) : undefined;
  const rejected = [count, arrived].find((result) => result?.ok === false);
  const failure = meant && !isSame ? meant.failure : rejected?.ok === false ? rejected.failure : undefined;

  function offersOf({ count: size, unit: ownUnit = unit, way: ownWay }: ShiftReading): readonly Offer[] {
    const sign = ownWay === undefined ? '' : SIGNS[ownWay];
    const take = () =>
      undoable('replaced', () => {
        setAmount(String(size));
        setUnit(ownUnit);
        setWay(ownWay ?? way);
      });
    return [{ name: sign + t(`shift.spans.${ownUnit}`, { size: formatWhole(size) }), take }];
  }

  function fillExample() {
    setFromText(undefined);
    setWay('add');
    setAmount(EXAMPLE_SHIFT.amount);
    setUnit(EXAMPLE_SHIFT.unit);
  }

  function reset() {
    setFromText(undefined);
    setWay('add');
    setAmount('');
    setUnit('days');
    ownDays.setText('');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={fillExample}>
        <DateEntry
          label={t('shift.from')}
          today
          draft="date-calculator.from"
          value={fromText ?? today}
          onChange={setFromText}
          failure={from.ok ? undefined : from.failure}
        />
        <Segmented
          label={t('shift.way')}
          value={way}
          onChange={setWay}
          options={WAYS.map((value) => ({ value, label: t(`shift.ways.${value}`) }))}
        />
        <NumberEntry
          label={t('shift.amount')}
          maxFractionDigits={0}
          id={amountId}
          value={amount}
          onChange={setAmount}
          accepted={isSame}
          meant={meant || isMixed ? [] : undefined}
          error={withOffers(isMixed ? t('shift.mixed') : failureText(failure), meant ? offersOf(meant) : [], amountId)}
        />
        <Chips
          label={t('shift.unit')}
          value={unit}
          onChange={setUnit}
          options={UNITS.map((value) => ({ value, label: t(`shift.units.${value}`) }))}
        />
        {unit === 'businessDays' && <OwnDaysFields ownDays={ownDays} />}
      </InputCard>
      {from.ok && arrived?.ok ? (
        <ShiftResult {...arrived.value} from={from.value} count={added} unit={unit} extraHolidays={ownDays.days} />
      ) : (
        <Example text={t('shift.empty')} {...EXAMPLE_SHIFT} today={today} />
      )}
    </Split>
  );
}
