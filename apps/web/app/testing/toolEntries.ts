import { createI18n, type Language, loadMessages, loadToolMetadata } from '@toolbox/i18n';
import { registry } from '../registry/registry.ts';
import type { SearchEntry } from '../registry/search/searchEntries.ts';

/** The search entries of all tools in a language, by id. */
export async function toolEntries(language: Language): Promise<readonly SearchEntry<string>[]> {
  const i18n = createI18n({
    language,
    onMissing: (key) => {
      throw new Error(key);
    },
  });
  await loadMessages(i18n, language, 'base');
  const metadata = await loadToolMetadata(language);
  return registry.tools.map(({ id, category, path }) => ({
    item: id,
    label: i18n.t(`tools.${id}.name`, { ns: 'meta' }),
    category: i18n.t(`categories.${category}.name`, { ns: 'meta' }),
    path,
    also: metadata[id].search,
  }));
}
