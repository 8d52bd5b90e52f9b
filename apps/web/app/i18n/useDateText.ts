import type { CivilDate } from '@toolbox/core/dates';
import { formatDate, formatDateWithWeekday, formatWeekday } from '@toolbox/i18n/format/formatDate';
import { usePageLanguage } from './usePageLanguage.ts';

export type DateText = {
  /** "April 10, 2026" */
  readonly long: (date: CivilDate) => string;
  /** "Fri, Apr 10, 2026" */
  readonly withWeekday: (date: CivilDate) => string;
  /** "Friday" */
  readonly weekday: (date: CivilDate) => string;
};

/** Formats dates in the language of the page. */
export function useDateText(): DateText {
  const language = usePageLanguage();
  return {
    long: (date) => formatDate(date, language),
    withWeekday: (date) => formatDateWithWeekday(date, language),
    weekday: (date) => formatWeekday(date, language),
  };
}
