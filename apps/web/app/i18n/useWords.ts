import {
  type Catalog,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  type Namespace,
  type Translate,
  translateIn,
} from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPart, loadPart, PAGE_BUNDLES, type ToolPart, type WordsPart } from './loadPart.ts';

const BASE: readonly Namespace[] = ['common', 'meta', 'shell'];
const arriving = new WeakMap<I18n, Map<string, Promise<void>>>();

/** The part that brings a namespace, or one tool of a category. */
function partOf(namespace: Namespace, prefix: string | undefined): WordsPart {
  if (BASE.includes(namespace)) return 'base';
  return PAGE_BUNDLES.find((bundle) => bundle === namespace) ?? ({ category: namespace, tool: prefix } as ToolPart);
}

/** One promise for each part and language: each render of a component that waits must wait for the same one. */
function arrival(i18n: I18n, language: Language, part: WordsPart): Promise<void> {
  const promises = arriving.get(i18n) ?? new Map<string, Promise<void>>();
  arriving.set(i18n, promises);
  const key = `${language}/${typeof part === 'string' ? part : part.tool}`;
  const promise = promises.get(key) ?? loadPart(i18n, language, part);
  promises.set(key, promise);
  return promise;
}

/**
 * The words of a namespace, or of one tool in its category: `const t = useWords('calculator', 'vat-calculator')`.
 *
 * Paths and placeholders are checked by the compiler. Words that have not arrived yet suspend the component; a
 * navigation keeps the old page until they have.
 */
export function useWords<N extends Exclude<Namespace, ToolPart['category']>>(namespace: N): Translate<Catalog[N]>;
export function useWords<N extends Namespace, P extends keyof Catalog[N] & string>(
  namespace: N,
  prefix: P,
): Translate<Catalog[N][P]>;
export function useWords(namespace: Namespace, prefix?: string): Translate<never> {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const spoken = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const part = partOf(namespace, prefix);
  // Thrown and not given to `use`: a component may read words it has beside words it waits for, and React takes calls of
  // `use` that come and go for a broken order of hooks.
  if (!hasPart(i18n, spoken, part)) throw arrival(i18n, spoken, part);
  const translate = translateIn as (i18n: I18n, namespace: Namespace, prefix?: string) => Translate<never>;
  return useMemo(() => translate(i18n, namespace, prefix), [i18n, language, namespace, prefix]);
}
