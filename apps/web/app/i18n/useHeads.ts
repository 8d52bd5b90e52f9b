import { isLanguage } from '@toolbox/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPart, loadPart } from './loadPart.ts';

/**
 * Fetches what is said of all tools besides their names, once it is wanted.
 *
 * @returns whether it is there
 */
export function useHeads(wanted: boolean): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const ready = isLanguage(language) && hasPart(i18n, language, 'heads');
  useEffect(() => {
    // Without a network the names still serve; the next time it is wanted tries again.
    if (wanted && !ready && isLanguage(language)) loadPart(i18n, language, 'heads').catch(() => undefined);
  }, [i18n, language, wanted, ready]);
  return ready;
}
