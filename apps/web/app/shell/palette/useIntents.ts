import { parseDate } from '@toolbox/core/dates/form?copy';
import { type Intent, readIntents } from '@toolbox/core/intent?copy';
import { useCallback, useMemo } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';

/** Reads the intents of a text, for the visitor's date and the language of the page. */
export function useIntentReader(): (text: string) => readonly Intent[] {
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

/** The intents of a text, the most specific first. */
export function useIntents(text: string): readonly Intent[] {
  const read = useIntentReader();
  return useMemo(() => read(text), [read, text]);
}

/** Kinds of content that may come from a file or another page. All other kinds, except `qrText`, are questions. */
const CONTENT: ReadonlySet<Intent['kind']> = new Set(['qrContent', 'ip', 'json', 'link', 'won', 'list', 'text']);

/**
 * Whether a text is a question, which opens the panel of the palette with its field: a text that has an answer or may
 * mean an amount (연봉 5000), the number of a barcode, or content after the word for its tool (ip 8.8.8.8). A text after
 * qr is a question only if the search finds no tool: qr wifi is the name of a tool.
 */
export function useIsQuestion(): (text: string, options?: { readonly findsNone?: boolean }) => boolean {
  const read = useIntentReader();
  return useCallback(
    (text, { findsNone = false } = {}) => {
      const [intent] = read(text);
      if (intent === undefined) return false;
      if (intent.kind === 'qrText') return findsNone;
      if (!CONTENT.has(intent.kind)) return true;
      return 'text' in intent && intent.text.trim() !== text.trim() && text.includes(intent.text);
    },
    [read],
  );
}
