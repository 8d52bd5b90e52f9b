import { HOLIDAY_YEARS, type KoreanHoliday, toDayNumber } from '@toolbox/core/dates';
import { HOLIDAY_RULES_CHECKED_ON, ONE_OFF_HOLIDAYS_FROM, ONE_OFF_HOLIDAYS_UNTIL } from '@toolbox/core/law';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useState } from 'react';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './HolidayNotes.module.css';

type HolidayNotesProps = { readonly holidays: readonly KoreanHoliday[] };

/** The skipped holidays in a disclosure, and the limits of the tool's data. */
export function HolidayNotes({ holidays }: HolidayNotesProps) {
  const t = useMessages('date-calculator/late');
  const dateText = useDateText();
  // Fifty years have about six hundred of them, so they are rendered only when opened.
  const [open, setOpen] = useState(false);

  function nameOf({ ids, substitute }: KoreanHoliday) {
    if (ids.length === 0) return t('ownDays.name');
    const names = ids.map((id) => t(`holidays.${id}`)).join(', ');
    return substitute ? t('business.substitute', { names }) : names;
  }

  return (
    <>
      {holidays.length > 0 && (
        <Disclosure summary={t('business.list', { count: formatWhole(holidays.length) })} onToggle={setOpen}>
          {open && (
            <DataTable
              caption={t('business.holidays')}
              captionHidden
              columns={[
                {
                  id: 'date',
                  header: t('business.date'),
                  cell: ({ date }) => dateText.withWeekday(date),
                  rowHeader: true,
                  nowrap: true,
                },
                { id: 'name', header: t('business.name'), cell: nameOf },
              ]}
              rows={holidays}
              rowKey={({ date }) => toDayNumber(date)}
            />
          )}
        </Disclosure>
      )}
      <p className={styles['caveat']}>
        {t('business.caveat', {
          ...HOLIDAY_YEARS,
          checked: HOLIDAY_RULES_CHECKED_ON,
          from: ONE_OFF_HOLIDAYS_FROM,
          until: ONE_OFF_HOLIDAYS_UNTIL,
        })}
      </p>
    </>
  );
}
