import { createI18n, type Language, loadWords } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { registry } from '../registry/registry.ts';
import { bundlesOf } from '../site/bundlesOf.ts';
import { plainPath } from '../site/localPath.ts';

/** The i18next of one page, with every word the page shows already there. */
export async function createPageI18n(pathname: string, language: Language): Promise<I18n> {
  const pseudo = import.meta.env.DEV && typeof location === 'object' && location.search.includes('lang=pseudo');
  const i18n = createI18n({
    language,
    pseudo,
    // biome-ignore lint/suspicious/noConsole: a missing sentence is a bug that must be seen
    onMissing: (key) => console.error(`No sentence for ${key}`),
  });
  await Promise.all(bundlesOf(plainPath(pathname), registry).map((bundle) => loadWords(i18n, language, bundle)));
  return i18n;
}
