import { useEffect } from 'react';
import { loadChunk } from './chunks/loadChunk.ts';
import { useHasChunk } from './chunks/useHasChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Loads the metadata of all tools once it is needed.
 *
 * @returns whether it has loaded
 */
export function useToolMetadata(wanted: boolean): boolean {
  const i18n = useI18n();
  const language = usePageLanguage();
  const loaded = useHasChunk('metadata');
  useEffect(() => {
    // Offline the names still work; the next use tries again.
    if (wanted && !loaded) loadChunk(i18n, language, 'metadata').catch(() => undefined);
  }, [i18n, language, wanted, loaded]);
  return loaded;
}
