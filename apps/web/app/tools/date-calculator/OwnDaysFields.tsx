import { toDayNumber } from '@toolbox/core/dates';
import { parseDateRange } from '@toolbox/core/dates/form';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Button } from '@toolbox/ui/button/Button';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useRef, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DateEntry } from '../../parts/date-entry/DateEntry.tsx';
import styles from './OwnDaysFields.module.css';
import type { OwnDays } from './useOwnDays.ts';

/** Days to add at once; each has a row in the list. */
const MAX_DAYS = 100;

/** An announcement, with the stored days and the messages of the language that it is about. */
type Spoken = { readonly text: string; readonly of: readonly number[]; readonly by: unknown; readonly at: number };

/** Fields for days that are in no calendar, such as company holidays. */
export function OwnDaysFields({ ownDays }: { readonly ownDays: OwnDays }) {
  const t = useMessages('date-calculator/late');
  const common = useMessages('common', 'actions');
  const dateText = useDateText();
  const order = useDateOrder();
  const [spoken, setSpoken] = useState<Spoken>();
  const fields = useRef<HTMLDivElement>(null);
  const { days, text, setText } = ownDays;
  const range = parseDateRange(text, { maxDays: MAX_DAYS, order });

  // An undo changes the days without these fields. Cleared, not hidden: what it restores is not announced again.
  if (spoken !== undefined && (spoken.of !== ownDays.numbers || spoken.by !== t)) setSpoken(undefined);

  function announce(text: string, of: readonly number[]) {
    setSpoken({ text, of, by: t, at: performance.now() });
  }

  function focusField() {
    fields.current?.querySelector('input')?.focus();
  }

  function add() {
    if (!range.ok) return;
    const { start, end } = range.value;
    const days = toDayNumber(end) - toDayNumber(start) + 1;
    if (days === 1) {
      announce(t('ownDays.added', { date: dateText.withWeekday(start) }), ownDays.add(start, end));
    } else {
      const ends = { start: dateText.withWeekday(start), end: dateText.withWeekday(end) };
      const text = t('ownDays.addedRange', { ...ends, days: formatWhole(days) });
      // Each of them can be removed, but not all at once.
      undoable('added', () => announce(text, ownDays.add(start, end)));
    }
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
                    const text = t('ownDays.removed', { date: dateText.withWeekday(own) });
                    announce(text, ownDays.remove(own));
                    // The pressed button was removed.
                    focusField();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* A region for each, because one does not repeat its last announcement. */}
      <LiveRegion key={spoken?.at} text={spoken?.text ?? ''} />
    </Disclosure>
  );
}
