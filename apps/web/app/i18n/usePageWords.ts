import type { Language } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';
import { arrivalOf } from './arrivalOf.ts';
import { pageParts } from './pageParts.ts';

/**
 * Waits for all words of a page, so that a navigation keeps the old page until the new one can be shown whole. Words that
 * cannot be fetched are left to the component that says them, whose boundary tells the visitor.
 */
export function usePageWords(pathname: string, language: Language): void {
  const { i18n } = useTranslation();
  for (const part of pageParts(pathname)) {
    const arrival = arrivalOf(i18n, language, part);
    if (arrival !== undefined && !('error' in arrival)) throw arrival.promise;
  }
}
