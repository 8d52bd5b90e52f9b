import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChunk, loadChunk } from './loadChunk.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Loads the metadata of all tools once it is needed.
 *
 * @returns whether it has loaded
 */
export function useToolHeads(wanted: boolean): boolean {
  const { i18n } = useTranslation();
  const language = usePageLanguage();
  const loaded = hasChunk(i18n, language, 'heads');
  useEffect(() => {
    // Offline the names still work; the next use tries again.
    if (wanted && !loaded) loadChunk(i18n, language, 'heads').catch(() => undefined);
  }, [i18n, language, wanted, loaded]);
  return loaded;
}
