import { type Catalog, type LateToolChunk, type Translate, translateIn } from '@toolbox/i18n';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '../loading/useHydrated.ts';
import { pendingChunk } from './chunks/pendingChunk.ts';
import { useHasChunk } from './chunks/useHasChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/** Namespaces that no page waits for. */
type Late = 'inputNotices' | 'palette' | LateToolChunk;

/**
 * Messages that load after the page and are optional: undefined until they have loaded, and if they fail to load.
 * Unlike `useMessages` it never suspends.
 *
 * @param attempt another one loads again what failed to load
 */
export function useLateMessages<Name extends Late>(
  namespace: Name,
  attempt?: string,
): Translate<Catalog[Name]> | undefined {
  const i18n = useI18n();
  const language = usePageLanguage();
  const isHydrated = useHydrated();
  const hasArrived = useHasChunk(namespace);
  const isLoaded = isHydrated && hasArrived;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    void pendingChunk(i18n, language, namespace);
  }, [i18n, language, namespace, attempt]);

  return useMemo(
    () => (isLoaded ? (translateIn(i18n, namespace) as Translate<Catalog[Name]>) : undefined),
    [i18n, language, namespace, isLoaded],
  );
}
