import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Chunk, type Language, loadToolGuide } from '@toolbox/i18n';
import { loadStartLabels } from '@toolbox/i18n/loadStartLabels';
import type { Registry } from '../../../app/registry/createRegistry.ts';
import { isEnglishPath, plainPath } from '../../../app/site/localPath.ts';
import { MAIN_ID } from '../../../app/site/mainId.ts';
import { type MetaWords, pageEntry } from '../../../app/site/pageEntry.ts';
import { PAGE_TAG, pageHead, STRUCTURED_DATA_ID } from '../../../app/site/pageHead.ts';
import { pageMessages } from '../../../app/site/pageMessages.ts';
import { structuredData } from '../../../app/site/structuredData.ts';
import { toolMetadataPath } from '../../../app/site/toolMetadataPath.ts';
import { CLIENT, pathFrom, shortHash } from '../../paths.ts';
import { inlineStart, type Scripts } from '../facades.ts';
import { detectionTags } from './detectionTags.ts';
import { withFirstStyle } from './firstStyle.ts';
import { HEAD_SCRIPT } from './headScript.ts';
import {
  atBodyEnd,
  atHeadEnd,
  atHeadStart,
  inlineScriptHashes,
  integrityOf,
  scriptsAfterStyles,
  takeStartModule,
  voidElement,
} from './htmlPage.ts';
import { startNotice } from './startNotice.ts';
import { themeColorTags } from './themeColorTags.ts';

export type PageParts = {
  readonly registry: Registry;
  readonly meta: Readonly<Record<Language, MetaWords>>;
  /** The URL of the file with a chunk of messages. */
  readonly messageFile: (chunk: Chunk, language: Language) => string;
  readonly scripts: Scripts;
  /** The rules for screens of the site's style sheet. */
  readonly style: string;
  /** The scripts that those of a page start to load. */
  readonly startedFiles: (files: readonly string[]) => readonly string[];
};

/** The path of the page that is served from a prerendered file. */
function pagePathOf(file: string): string {
  return `/${pathFrom(CLIENT, file)}`.replace(/\/?(?:index)?\.html$/u, '') || '/';
}

/**
 * Delays the first paint until the whole main element is parsed, which arrives in the same few packets as its
 * beginning. A row of buttons that is painted half parsed would shift.
 */
const WHOLE_FIRST = voidElement('link', { rel: 'expect', blocking: 'render', href: `#${MAIN_ID}` });

/** The scripts that the framework names in a page. */
const OWN_SCRIPT = /<link rel="modulepreload" [^>]*?href="\/([^"#]+\.js)"[^>]*>/gu;

/**
 * Keeps a browser from fetching a script whose content is in the start module. Without the tag React would add one when
 * it hydrates the page.
 */
const UNUSED = 'media="not all"';

/**
 * Adds to a prerendered page what the framework omits: the script before the first paint, the metadata besides the
 * title, structured data, the first style, and preloads of its messages and of the scripts that its own start. Moves
 * its inline start module to a separate file.
 *
 * @returns the hashes of the inline scripts that remain
 */
export async function finishPage(
  file: string,
  { registry, meta, messageFile, scripts, style, startedFiles }: PageParts,
): Promise<readonly string[]> {
  const pagePath = pagePathOf(file);
  const language: Language = isEnglishPath(pagePath) ? 'en' : 'ko';
  const startName = (source: string) => `/assets/start-${shortHash(source)}.js`;
  const { facades, codeOf } = scripts;
  const { html, source, inlined } = takeStartModule(await readFile(file, 'utf8'), startName, (written) =>
    inlineStart(written, facades, codeOf),
  );
  const { chunks, metadata } = pageMessages(plainPath(pagePath), registry);
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${messageFile(chunk, language)}"/>`);
  if (metadata) preloads.push(`<link rel="preload" as="fetch" crossorigin href="${toolMetadataPath(language)}"/>`);
  if (source !== undefined) {
    const href = startName(source);
    await writeFile(join(CLIENT, href), source);
    preloads.push(`<link rel="modulepreload" href="${href}" integrity="${integrityOf(source)}"/>`);
  }
  const own = [...html.matchAll(OWN_SCRIPT)].map(([, path = '']) => path);
  const started = startedFiles(own).filter((path) => !facades.has(basename(path)));
  preloads.push(...started.map((path) => `<link rel="modulepreload" data-started="" href="/${path}"/>`));
  const needed = html.replace(OWN_SCRIPT, (link, path: string) =>
    inlined.includes(basename(path)) ? link.replace('<link ', `<link ${UNUSED} `) : link,
  );
  const pageSource = { pathname: pagePath, language, meta: meta[language], registry };
  const tags = pageHead(pageSource).map(({ name, attributes }) => voidElement(name, { ...attributes, [PAGE_TAG]: '' }));
  const tool = registry.toolAt(plainPath(pagePath));
  const guide = tool && (await loadToolGuide(language, tool.id));
  const json = structuredData({ ...pageSource, guide });
  const data = `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${json}</script>`;
  const whole = atBodyEnd(needed, startNotice(await loadStartLabels(language), tool !== undefined));
  // On a tool page, painting twice would delay the moment when its field responds by more than the paint gains.
  const styled = tool === undefined ? withFirstStyle(whole, style) : whole;
  const page = scriptsAfterStyles(
    atHeadEnd(
      atHeadStart(styled, `${themeColorTags()}${detectionTags()}<script>${HEAD_SCRIPT}</script>`),
      [WHOLE_FIRST, ...tags, data, ...preloads].join(''),
    ),
  );
  // The not-found page belongs to many paths.
  const isMissing = pageEntry(meta[language], plainPath(pagePath), registry) === undefined;
  await writeFile(file, isMissing ? page : page.replace('<html ', `<html data-path="${pagePath}" `));
  return inlineScriptHashes(page);
}
