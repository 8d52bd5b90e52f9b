import { type CivilDate, toDayNumber } from '@toolbox/core/dates';
import { parseDateRange } from '@toolbox/core/dates/form';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Button } from '@toolbox/ui/button/Button';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useRef } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { useChangeAnnouncement } from '../../parts/change-announcement/useChangeAnnouncement.ts';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import styles from './OwnDaysFields.module.css';
import type { OwnDays } from './useOwnDays.ts';

/** Days to add at once; each has a row in the list. */
const MAX_DAYS = 100;

/** Which days were added or removed. */
type Change = {
  readonly done: 'added' | 'removed';
  readonly start: CivilDate;
  readonly end: CivilDate;
  /** How many of the days to add had been added before. */
  readonly known: number;
};

const daysOf = (start: CivilDate, end: CivilDate) => toDayNumber(end) - toDayNumber(start) + 1;

const isWithin = (day: CivilDate, start: CivilDate, end: CivilDate) =>
  toDayNumber(day) >= toDayNumber(start) && toDayNumber(day) <= toDayNumber(end);

/** Fields for days that are in no calendar, such as company holidays. */
export function OwnDaysFields({ ownDays }: { readonly ownDays: OwnDays }) {
  const t = useMessages('date-calculator/late');
  const common = useMessages('common', 'actions');
  const dateText = useDateText();
  const order = useDateOrder();
  const fields = useRef<HTMLDivElement>(null);
  const { days, text, setText } = ownDays;
  const range = parseDateRange(text, { maxDays: MAX_DAYS, order });

  const { change, announce, ...announced } = useChangeAnnouncement<Change>({ of: ownDays.numbers, messages: t });

  function sentence({ done, start, end, known }: Change): string {
    const days = daysOf(start, end);
    const [first, last] = [dateText.withWeekday(start), dateText.withWeekday(end)];
    if (days === 1) return t(`ownDays.${known === 0 ? done : 'known'}`, { date: first });
    const ends = { start: first, end: last };
    if (known === days) return t('ownDays.knownRange', ends);
    const added = { ...ends, days: formatWhole(days - known) };
    return known === 0
      ? t('ownDays.addedRange', added)
      : t('ownDays.addedRest', { ...added, known: formatWhole(known) });
  }

  function focusField() {
    fields.current?.querySelector('input')?.focus();
  }

  function add() {
    if (!range.ok) return;
    const { start, end } = range.value;
    const known = days.filter((day) => isWithin(day, start, end)).length;
    const store = () => announce({ done: 'added', start, end, known }, ownDays.add(start, end));
    // Each day of a range can be removed, but not all at once.
    if (daysOf(start, end) - known > 1) undoable('added', store, true);
    else store();
    setText('');
  }

  return (
    <Disclosure summary={t('ownDays.summary', { count: formatWhole(days.length) })}>
      <div ref={fields} className={styles['own']}>
        <div className={styles['entry']}>
          <DateEntry
            label={t('ownDays.date')}
            hint={t('ownDays.hint')}
            value={text}
            onChange={setText}
            onEnter={add}
            takesRange
            failure={range.ok || text.trim() === '' ? undefined : range.failure}
          />
          <Button
            icon="plus"
            disabled={!range.ok}
            onClick={() => {
              add();
              focusField();
            }}
          >
            {common('add')}
          </Button>
        </div>
        {days.length > 0 && (
          <ul className={styles['days']}>
            {days.map((own) => (
              <li key={toDayNumber(own)} className={styles['day']}>
                {dateText.withWeekday(own)}
                <Button
                  variant="ghost"
                  size="sm"
                  icon="trash"
                  iconOnly
                  aria-label={t('ownDays.remove', { date: dateText.withWeekday(own) })}
                  onClick={() => {
                    announce({ done: 'removed', start: own, end: own, known: 0 }, ownDays.remove(own));
                    // The pressed button was removed.
                    focusField();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChangeAnnouncement text={change ? sentence(change) : ''} {...announced} />
    </Disclosure>
  );
}
