import {
  type BundleName,
  type Catalog,
  hasWords,
  isLanguage,
  loadWords,
  type Namespace,
  type Translate,
  translateIn,
} from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const BASE: readonly Namespace[] = ['common', 'errors', 'meta', 'shell'];
const arriving = new WeakMap<I18n, Map<string, Promise<void>>>();

/** One promise for each bundle and language, so that `use` meets the same one at every render. */
function arrival(i18n: I18n, language: 'ko' | 'en', bundle: BundleName): Promise<void> {
  const promises = arriving.get(i18n) ?? new Map<string, Promise<void>>();
  arriving.set(i18n, promises);
  const key = `${language}/${bundle}`;
  const promise = promises.get(key) ?? loadWords(i18n, language, bundle);
  promises.set(key, promise);
  return promise;
}

/**
 * The words of a namespace, or of one tool in it: `const t = useWords('calculator', 'vat-calculator')`.
 *
 * Paths and placeholders are checked by the compiler. Words that have not arrived yet suspend the component; a
 * navigation keeps the old page until they have.
 */
export function useWords<N extends Namespace>(namespace: N): Translate<Catalog[N]>;
export function useWords<N extends Namespace, P extends keyof Catalog[N] & string>(
  namespace: N,
  prefix: P,
): Translate<Catalog[N][P]>;
export function useWords(namespace: Namespace, prefix?: string): Translate<never> {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const bundle: BundleName = BASE.includes(namespace) ? 'base' : (namespace as BundleName);
  if (isLanguage(language) && !hasWords(i18n, language, bundle)) use(arrival(i18n, language, bundle));
  return useMemo(
    () =>
      (translateIn as (i18n: I18n, namespace: Namespace, prefix?: string) => Translate<never>)(i18n, namespace, prefix),
    [i18n, language, namespace, prefix],
  );
}
