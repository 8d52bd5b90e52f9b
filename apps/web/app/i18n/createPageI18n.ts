import { createI18n, type Language } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { loadPart } from './loadPart.ts';
import { pageParts } from './pageParts.ts';

/** The i18next of one page, with every word the page shows already there. */
export async function createPageI18n(pathname: string, language: Language): Promise<I18n> {
  const pseudo = import.meta.env.DEV && typeof location === 'object' && location.search.includes('lang=pseudo');
  const i18n = createI18n({
    language,
    pseudo,
    // biome-ignore lint/suspicious/noConsole: a missing sentence is a bug that must be seen
    onMissing: (key) => console.error(`No sentence for ${key}`),
  });
  await Promise.all(pageParts(pathname).map((part) => loadPart(i18n, language, part)));
  return i18n;
}
