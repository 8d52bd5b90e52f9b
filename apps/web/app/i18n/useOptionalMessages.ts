import type { PageChunk } from './chunks/loadChunk.ts';
import { pendingChunk } from './chunks/pendingChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/**
 * Suspends until a chunk has loaded or failed, and returns whether it has loaded: for messages that are omitted if
 * they fail to load.
 */
export function useOptionalMessages(chunk: PageChunk): boolean {
  const i18n = useI18n();
  const pending = pendingChunk(i18n, usePageLanguage(), chunk);
  if (pending === undefined) return true;
  if ('error' in pending) return false;
  throw pending.promise;
}
