import { parseDate } from '@toolbox/core/dates/form?copy';
import { type Intent, readIntents } from '@toolbox/core/intent?copy';
import { useMemo } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';

/** The intents of a text, for the visitor's date and the language of the page. */
export function useIntents(text: string): readonly Intent[] {
  const today = useToday();
  const dateOrder = useDateOrder();
  return useMemo(() => {
    const day = parseDate(today);
    return day.ok ? readIntents(text, { today: day.value, dateOrder }) : [];
  }, [text, today, dateOrder]);
}
