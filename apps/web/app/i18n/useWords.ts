import { type Catalog, DEFAULT_LANGUAGE, isLanguage, type Namespace, type Translate, translateIn } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalOf } from './arrivalOf.ts';
import { PAGE_BUNDLES, type ToolPart, type WordsPart } from './loadPart.ts';

const BASE: readonly Namespace[] = ['common', 'meta', 'shell'];

/** The part that brings a namespace, or one tool of a category. */
function partOf(namespace: Namespace, prefix: string | undefined): WordsPart {
  if (BASE.includes(namespace)) return 'base';
  return PAGE_BUNDLES.find((bundle) => bundle === namespace) ?? ({ category: namespace, tool: prefix } as ToolPart);
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
  const arrival = arrivalOf(i18n, spoken, part);
  if (arrival !== undefined) throw 'error' in arrival ? arrival.error : arrival.promise;
  const translate = translateIn as (i18n: I18n, namespace: Namespace, prefix?: string) => Translate<never>;
  return useMemo(() => translate(i18n, namespace, prefix), [i18n, language, namespace, prefix]);
}
