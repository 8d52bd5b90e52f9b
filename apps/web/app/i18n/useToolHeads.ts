import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChunk, loadChunk } from './loadChunk.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Loads what is said of all tools besides their names, once it is wanted.
 *
 * @returns whether it has loaded
 */
export function useToolHeads(wanted: boolean): boolean {
  const { i18n } = useTranslation();
  const language = usePageLanguage();
  const loaded = hasChunk(i18n, language, 'heads');
  useEffect(() => {
    // Without a network the names still serve; the next time it is wanted tries again.
    if (wanted && !loaded) loadChunk(i18n, language, 'heads').catch(() => undefined);
  }, [i18n, language, wanted, loaded]);
  return loaded;
}
