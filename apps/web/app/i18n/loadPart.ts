import { heads, toolWords } from 'virtual:tool-words';
import {
  BUNDLES,
  type BundleName,
  type CategoryId,
  hasWords,
  type Language,
  loadWords,
  type ToolId,
} from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { categories } from '../registry/categories.ts';

/** The words of one tool. */
export type ToolPart = { readonly category: CategoryId; readonly tool: ToolId };
/** What words come in: a bundle of the catalogs, a tool's own, or what is said of all tools besides their names. */
export type WordsPart = BundleName | ToolPart | 'heads';

/** What comes whole; the words of a category come tool by tool. */
export const PAGE_BUNDLES = BUNDLES.filter((bundle) => !categories.some(({ id }) => id === bundle));

/** Whether a part is there in a language. */
export function hasPart(i18n: I18n, language: Language, part: WordsPart): boolean {
  if (part === 'heads') return i18n.hasResourceBundle(language, 'heads');
  if (typeof part === 'string') return hasWords(i18n, language, part);
  return i18n.getResource(language, part.category, part.tool) !== undefined;
}

/** Brings a part into the instance, once. Rejects when its file cannot be fetched. */
export async function loadPart(i18n: I18n, language: Language, part: WordsPart): Promise<void> {
  if (hasPart(i18n, language, part)) return;
  if (part === 'heads') {
    const { heads: tools } = await heads[language]();
    i18n.addResourceBundle(language, 'meta', { tools }, true, true);
    i18n.addResourceBundle(language, 'heads', { loaded: '1' });
    return;
  }
  if (typeof part === 'string') return loadWords(i18n, language, part);
  const module = await toolWords[language][part.tool]?.();
  if (module === undefined) return;
  i18n.addResourceBundle(language, 'meta', { tools: { [part.tool]: module.head } }, true, true);
  i18n.addResourceBundle(language, part.category, { [part.tool]: module.words }, true, true);
}

/** The parts that are there in a language. */
export function loadedParts(i18n: I18n, language: Language, tools: readonly ToolPart[]): readonly WordsPart[] {
  return [...PAGE_BUNDLES, 'heads' as const, ...tools].filter((part) => hasPart(i18n, language, part));
}
