import { toolWords } from 'virtual:tool-words';
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

/** The words of one tool. */
export type ToolPart = { readonly category: CategoryId; readonly tool: ToolId };
/** What words come in: a bundle of the catalogs, or a tool's own. */
export type WordsPart = BundleName | ToolPart;

/** Whether a part is there in a language. */
export function hasPart(i18n: I18n, language: Language, part: WordsPart): boolean {
  if (typeof part === 'string') return hasWords(i18n, language, part);
  return i18n.getResource(language, part.category, part.tool) !== undefined;
}

/** Brings a part into the instance, once. Rejects when its file cannot be fetched. */
export async function loadPart(i18n: I18n, language: Language, part: WordsPart): Promise<void> {
  if (typeof part === 'string') return loadWords(i18n, language, part);
  if (hasPart(i18n, language, part)) return;
  const module = await toolWords[language][part.tool]?.();
  if (module !== undefined)
    i18n.addResourceBundle(language, part.category, { [part.tool]: module.default }, true, true);
}

/** The parts that are there in a language. */
export function loadedParts(i18n: I18n, language: Language, tools: readonly ToolPart[]): readonly WordsPart[] {
  return [...BUNDLES, ...tools].filter((part) => hasPart(i18n, language, part));
}
