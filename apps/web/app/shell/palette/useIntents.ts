import { parseDate } from '@toolbox/core/dates/form?copy';
import { type Intent, readIntents } from '@toolbox/core/intent?copy';
import { useCallback, useMemo } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';

/** Reads the intents of a text, for the visitor's date and the language of the page. */
function useReader(): (text: string) => readonly Intent[] {
  const today = useToday();
  const dateOrder = useDateOrder();
  return useCallback(
    (text) => {
      const day = parseDate(today);
      return day.ok ? readIntents(text, { today: day.value, dateOrder }) : [];
    },
    [today, dateOrder],
  );
}

export function useIntents(text: string): readonly Intent[] {
  const read = useReader();
  return useMemo(() => read(text), [read, text]);
}

/** What may be a file or the text of another page; everything else is typed to be answered. */
const CONTENT: ReadonlySet<Intent['kind']> = new Set(['qrContent', 'ip', 'json', 'link', 'won', 'list', 'text']);

/** Whether a text is a question with an answer, such as 연봉 5000만, and not only the name of a tool. */
export function useIsQuestion(): (text: string) => boolean {
  const read = useReader();
  return useCallback((text) => !CONTENT.has(read(text)[0]?.kind ?? 'text'), [read]);
}
