import type { CivilDate } from '@toolbox/core/dates';
import { DEFAULT_LANGUAGE, isLanguage } from '@toolbox/i18n';
import { formatDate, formatDateWithWeekday, formatWeekday } from '@toolbox/i18n/format/formatDate';
import { useTranslation } from 'react-i18next';

export type DateText = {
  /** "April 10, 2026" */
  readonly long: (date: CivilDate) => string;
  /** "Fri, Apr 10, 2026" */
  readonly withWeekday: (date: CivilDate) => string;
  /** "Friday" */
  readonly weekday: (date: CivilDate) => string;
};

/** Writes dates in the language of the page. */
export function useDateText(): DateText {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  return {
    long: (date) => formatDate(date, language),
    withWeekday: (date) => formatDateWithWeekday(date, language),
    weekday: (date) => formatWeekday(date, language),
  };
}
