import type { Language } from '@toolbox/i18n';
import { pageChunks } from './chunks/pageChunks.ts';
import { pendingChunk } from './chunks/pendingChunk.ts';
import { useI18n } from './useI18n.ts';

/**
 * Suspends until all messages of a page have loaded, so that a navigation keeps the old page until the new one is
 * complete. If messages fail to load, the boundary of the component that needs them reports it.
 */
export function usePageMessages(pathname: string, language: Language): void {
  const i18n = useI18n();
  for (const chunk of pageChunks(pathname)) {
    const pending = pendingChunk(i18n, language, chunk);
    if (pending !== undefined && !('error' in pending)) throw pending.promise;
  }
}
