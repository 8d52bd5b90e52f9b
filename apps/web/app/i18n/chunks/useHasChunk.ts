import { useCallback, useSyncExternalStore } from 'react';
import { useI18n } from '../useI18n.ts';
import { usePageLanguage } from '../usePageLanguage.ts';
import { hasChunk, type PageChunk } from './loadChunk.ts';

/** Whether a chunk of messages has loaded in the language of the page. The component renders again once it has. */
export function useHasChunk(chunk: PageChunk): boolean {
  const i18n = useI18n();
  const language = usePageLanguage();
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.store.on('added', onChange);
      return () => i18n.store.off('added', onChange);
    },
    [i18n],
  );
  const snapshot = () => hasChunk(i18n, language, chunk);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
