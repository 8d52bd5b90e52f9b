import { DEFAULT_LANGUAGE, isLanguage } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';
import { arrivalOf } from './arrivalOf.ts';
import type { WordsPart } from './loadPart.ts';

/** Waits for words, and tells whether they came: for what is better left out than a reason to stop. */
export function useArrived(part: WordsPart): boolean {
  const { i18n } = useTranslation();
  const arrival = arrivalOf(i18n, isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE, part);
  if (arrival === undefined) return true;
  if ('error' in arrival) return false;
  throw arrival.promise;
}
