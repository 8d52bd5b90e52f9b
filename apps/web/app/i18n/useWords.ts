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
/** React renders a failure more than once before it shows it; only a visitor's retry may fetch anew. */
const RETRY_AFTER_MS = 1000;

type Arrival = { readonly promise: Promise<void>; error?: unknown };
/** By the store of words: the instance itself is wrapped anew for each component that mounts. */
const arriving = new WeakMap<I18n['store'], Map<string, Arrival>>();

/** The part that brings a namespace, or one tool of a category. */
function partOf(namespace: Namespace, prefix: string | undefined): WordsPart {
  if (BASE.includes(namespace)) return 'base';
  return PAGE_BUNDLES.find((bundle) => bundle === namespace) ?? ({ category: namespace, tool: prefix } as ToolPart);
}

/**
 * Waits for a part: throws the one promise that all renders wait for, or why it was not kept.
 */
function waitFor(i18n: I18n, language: Language, part: WordsPart): never {
  const arrivals = arriving.get(i18n.store) ?? new Map<string, Arrival>();
  arriving.set(i18n.store, arrivals);
  const key = `${language}/${typeof part === 'string' ? part : part.tool}`;
  const known = arrivals.get(key);
  if (known !== undefined && 'error' in known) throw known.error;
  if (known !== undefined) throw known.promise;
  const arrival: Arrival = {
    promise: loadPart(i18n, language, part).catch((error: unknown) => {
      arrival.error = error;
      setTimeout(() => arrivals.delete(key), RETRY_AFTER_MS);
    }),
  };
  arrivals.set(key, arrival);
  throw arrival.promise;
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
  if (!hasPart(i18n, spoken, part)) waitFor(i18n, spoken, part);
  const translate = translateIn as (i18n: I18n, namespace: Namespace, prefix?: string) => Translate<never>;
  return useMemo(() => translate(i18n, namespace, prefix), [i18n, language, namespace, prefix]);
}
