import { createI18n, type Language, loadToolGuide } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { registry } from '../registry/registry.ts';
import { plainPath } from '../site/localPath.ts';
import { loadChunk } from './chunks/loadChunk.ts';
import { pageChunks } from './chunks/pageChunks.ts';

/** Creates the i18next instance of a page, with all messages of the page already loaded. */
export async function createPageI18n(pathname: string, language: Language): Promise<I18n> {
  const pseudo = import.meta.env.DEV && typeof location === 'object' && location.search.includes('lang=pseudo');
  const i18n = createI18n({
    language,
    pseudo,
    // biome-ignore lint/suspicious/noConsole: a missing message is a bug that must be noticed
    onMissing: (key) => console.error(`No message for ${key}`),
  });
  await Promise.all(pageChunks(pathname).map((chunk) => loadChunk(i18n, language, chunk)));
  // The guide below a tool is written by the build and not part of any script.
  const tool = import.meta.env.SSR ? registry.toolAt(plainPath(pathname)) : undefined;
  if (tool !== undefined) {
    i18n.addResourceBundle(language, 'guides', { [tool.id]: await loadToolGuide(language, tool.id) });
  }
  return i18n;
}
