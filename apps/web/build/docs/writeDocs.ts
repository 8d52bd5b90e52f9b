import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createI18n, LANGUAGES, type Language, loadMessages } from '@toolbox/i18n';
import { loadReferenceLabels } from '@toolbox/i18n/loadReferenceLabels';
import { liveScripts, type SiteEntry, siteReference } from '@toolbox/reference/site';
import type { Registry } from '../../app/registry/createRegistry.ts';
import { localPath } from '../../app/site/localPath.ts';
import type { MetaWords } from '../../app/site/pageEntry.ts';
import { picturePath } from '../../app/site/picturePath.ts';
import { drawPicture } from '../finish/pictures/drawPictures.ts';
import { CLIENT, shortHash } from '../paths.ts';
import { type DocsPage, docsPage } from './docsPage.ts';
import { DOCS_PATH, type DocsSite, entryPath, filled, type ShellWords } from './docsSite.ts';
import { entryPage } from './entryPage.ts';
import { indexPage } from './indexPage.ts';
import { toolsByEntry } from './toolsByEntry.ts';

const RUNNER = fileURLToPath(new URL('./runLiveExample.ts', import.meta.url));
const UI = new URL('./', import.meta.resolve('@toolbox/ui/tokens.css'));
/** The tokens and the base of the site, and the reference's own; the site's sheet holds nothing of the reference. */
const STYLES = [new URL('tokens.css', UI), new URL('base.css', UI), new URL('./docs.css', import.meta.url)];

async function writeAsset(name: string, text: string): Promise<string> {
  await writeFile(join(CLIENT, 'assets', name), text);
  return `/assets/${name}`;
}

async function writeStyle(): Promise<string> {
  const sources = await Promise.all(STYLES.map((file) => readFile(file, 'utf8')));
  const css = sources
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ');
  return writeAsset(`docs-${shortHash(css)}.css`, css);
}

/** The scripts that play the examples. @returns the URL of the script of an entry */
async function writeScripts(entries: readonly SiteEntry[]): Promise<DocsSite['scriptOf']> {
  const { files, scriptOf } = await liveScripts(entries, RUNNER);
  await Promise.all([...files].map(([name, code]) => writeAsset(name, code)));
  return (id) => {
    const name = scriptOf.get(id);
    return name && `/assets/${name}`;
  };
}

async function shellWords(language: Language): Promise<ShellWords> {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, 'base');
  return i18n.getResourceBundle(language, 'shell') as ShellWords;
}

function pagesOf(site: DocsSite): readonly DocsPage[] {
  const { labels, entries, scriptOf } = site;
  const { name, description } = labels;
  return [
    { path: DOCS_PATH, name, description, content: indexPage(site), script: undefined },
    ...entries.map((entry) => ({
      path: entryPath(entry.id),
      name: entry.path,
      description: filled(labels.entryDescription, { entry: entry.path, summary: entry.summary.replaceAll('`', '') }),
      content: entryPage(entry, site),
      script: scriptOf(entry.id),
    })),
  ];
}

/**
 * Writes the reference of the core as pages of their own, in both languages: made of the code's comments at build
 * time, and no part of the app, so no other page grows with them.
 *
 * @returns the plain path of every page
 */
export async function writeDocs(
  registry: Registry,
  meta: Readonly<Record<Language, MetaWords>>,
): Promise<readonly string[]> {
  const entries = siteReference();
  const shared = {
    entries,
    toolsOf: await toolsByEntry(registry),
    style: await writeStyle(),
    scriptOf: await writeScripts(entries),
  };
  for (const language of LANGUAGES) {
    const labels = await loadReferenceLabels(language);
    const site = { ...shared, language, labels, meta: meta[language], shell: await shellWords(language) };
    for (const page of pagesOf(site)) {
      const file = join(CLIENT, localPath(page.path, language), 'index.html');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, docsPage(page, site));
    }
    const { name, description } = labels;
    const picture = await drawPicture({ site: site.meta.site.name, above: undefined, name, description });
    const file = join(CLIENT, picturePath(DOCS_PATH, language));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
  return [DOCS_PATH, ...entries.map(({ id }) => entryPath(id))];
}
