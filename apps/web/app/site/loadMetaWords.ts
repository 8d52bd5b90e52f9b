import { createI18n, type Language, loadMessages, loadToolMetadata } from '@toolbox/i18n';
import type { MetaWords } from './pageEntry.ts';

/** The metadata of every page in the catalogs of a language, for the build. No page loads it. */
export async function loadMetaWords(language: Language): Promise<MetaWords> {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, 'base');
  i18n.addResourceBundle(language, 'meta', { tools: await loadToolMetadata(language) }, true, true);
  return i18n.getResourceBundle(language, 'meta') as MetaWords;
}
