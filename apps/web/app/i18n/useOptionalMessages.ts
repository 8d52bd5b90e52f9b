import { useTranslation } from 'react-i18next';
import type { PageChunk } from './loadChunk.ts';
import { pendingChunk } from './pendingChunk.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/** Suspends until a chunk has loaded, and returns whether it has: for messages that are left out where they fail to load. */
export function useOptionalMessages(chunk: PageChunk): boolean {
  const { i18n } = useTranslation();
  const pending = pendingChunk(i18n, usePageLanguage(), chunk);
  if (pending === undefined) return true;
  if ('error' in pending) return false;
  throw pending.promise;
}
