import { type Catalog, type Chunk, type Namespace, type Translate, translateIn } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { pendingChunk } from './chunks/pendingChunk.ts';
import { useI18n } from './useI18n.ts';
import { usePageLanguage } from './usePageLanguage.ts';

/** The chunk that holds a namespace; the compiler refuses a namespace of the base that is missing here. */
function chunkOf(namespace: Namespace): Chunk {
  return namespace === 'common' || namespace === 'meta' || namespace === 'shell' ? 'base' : namespace;
}

/**
 * The messages of a namespace, which for a tool is its id: `const t = useMessages('vat-calculator')`. A second
 * argument selects a branch: `useMessages('common', 'actions')`.
 *
 * Paths and placeholders are checked by the compiler. Messages that have not loaded yet suspend the component; a
 * navigation keeps the old page until they have.
 */
export function useMessages<N extends Namespace>(namespace: N): Translate<Catalog[N]>;
export function useMessages<N extends Namespace, P extends keyof Catalog[N] & string>(
  namespace: N,
  prefix: P,
): Translate<Catalog[N][P]>;
export function useMessages(namespace: Namespace, prefix?: string): Translate<never> {
  const i18n = useI18n();
  const { language } = i18n;
  // Thrown instead of passed to `use`: a component may read loaded messages as well as pending ones, and React treats
  // conditional calls of `use` as a changed order of hooks.
  const pending = pendingChunk(i18n, usePageLanguage(), chunkOf(namespace));
  if (pending !== undefined) throw 'error' in pending ? pending.error : pending.promise;
  const translate = translateIn as (i18n: I18n, namespace: Namespace, prefix?: string) => Translate<never>;
  return useMemo(() => translate(i18n, namespace, prefix), [i18n, language, namespace, prefix]);
}
