import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, LANGUAGES, type Language } from '@toolbox/i18n';
import { discoverTools } from '../../app/registry/discoverTools.ts';
import { loadMetaWords } from '../../app/site/loadMetaWords.ts';
import { pagePaths } from '../../app/site/pagePaths.ts';
import { siteConfig } from '../../app/site/siteConfig.ts';
import { writeDocs } from '../docs/writeDocs.ts';
import { CLIENT, DIST, filesIn, pathFrom, shortHash } from '../paths.ts';
import { changeDates } from './changeDates.ts';
import { bypassFacades } from './facades.ts';
import { headersFile, nginxHeaders } from './headers/hostHeaders.ts';
import { securityHeaders } from './headers/securityHeaders.ts';
import { type BundlerManifest, messageFile } from './messageFile.ts';
import { finishPage } from './page/finishPage.ts';
import { screenStyle, styleSheetOf } from './page/firstStyle.ts';
import { drawPictures } from './pictures/drawPictures.ts';
import { PLAIN_COLORS, PLAIN_COLORS_PATH } from './plainColors.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorker } from './service-worker/writeServiceWorker.ts';
import { robots, siteMap } from './siteMap.ts';
import { startedFiles } from './startedFiles.ts';
import { webManifest } from './webManifest.ts';

/** Unknown URLs get the not-found page instead of the framework's empty fallback. */
async function placeNotFoundPages(): Promise<void> {
  await rm(join(CLIENT, '__spa-fallback.html'), { force: true });
  for (const folder of [CLIENT, join(CLIENT, 'en')]) {
    await rename(join(folder, '404/index.html'), join(folder, '404.html'));
    await rm(join(folder, '404'), { recursive: true });
  }
}

/** The server build, the bundler's manifest, unused style sheets, and data in the framework's format. */
async function removeUnused(): Promise<void> {
  await rm(join(DIST, 'server'), { recursive: true, force: true });
  await rm(join(CLIENT, '.vite'), { recursive: true, force: true });
  for (const file of await filesIn(CLIENT)) {
    if (file.endsWith('.json.data')) await rm(file);
  }
  const home = await readFile(join(CLIENT, 'index.html'), 'utf8');
  for (const file of await filesIn(join(CLIENT, 'assets'))) {
    if (file.endsWith('.css') && !home.includes(pathFrom(CLIENT, file))) await rm(file);
  }
}

/** The site's style sheet, which the home page names like every other. */
async function readStyle(): Promise<string> {
  const path = styleSheetOf(await readFile(join(CLIENT, 'index.html'), 'utf8'));
  if (path === undefined) throw new Error('The home page names no style sheet.');
  return readFile(join(CLIENT, path), 'utf8');
}

const registry = await discoverTools();
const meta = { ko: await loadMetaWords('ko'), en: await loadMetaWords('en') };
const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8')) as BundlerManifest;
const parts = {
  registry,
  meta,
  messageFile: (chunk: Chunk, language: Language) => messageFile(manifest, chunk, language),
  scripts: await bypassFacades(),
  style: screenStyle(await readStyle()),
  startedFiles: (files: readonly string[]) => startedFiles(manifest, files),
};

await writeFile(join(CLIENT, PLAIN_COLORS_PATH), PLAIN_COLORS);
await placeNotFoundPages();
const pages = (await filesIn(CLIENT)).filter((file) => file.endsWith('.html'));
const hashes = new Set((await Promise.all(pages.map((file) => finishPage(file, parts)))).flat());

for (const language of LANGUAGES) {
  await drawPictures(language, meta[language], registry);
  const { site, pages: heads } = meta[language];
  const text = webManifest(language, site.name, heads.home.description);
  await writeFile(join(CLIENT, `site-${language}.webmanifest`), text);
}
await removeUnused();
const docs = await writeDocs(registry, meta);

const { origin, hasServer } = siteConfig;
/** The server replaces it. */
const ORIGIN_PLACEHOLDER = '{origin}';
const changed = await changeDates(registry);
const mapped = [
  ...pagePaths(registry).map((path) => ({ path, changed: changed(path) })),
  // The overview; it links to the others, which are for programmers and not what a visitor searches for.
  ...docs.filter((path) => path === '/docs').map((path) => ({ path })),
];
if (origin !== undefined) await writeFile(join(CLIENT, 'sitemap.xml'), siteMap(origin, mapped));
await writeFile(join(CLIENT, 'robots.txt'), robots(origin));
await writeServiceWorker();
await precompress(await filesIn(CLIENT));

const headers = securityHeaders(registry, [...hashes].sort());
const buildId = shortHash((await filesIn(join(CLIENT, 'assets'))).join());
// A site without a configured origin has no site map file; the server generates one with the origin of the request.
const address = origin === undefined ? { siteMap: siteMap(ORIGIN_PLACEHOLDER, mapped) } : { origin };
await writeFile(join(DIST, 'site.json'), `${JSON.stringify({ headers, buildId, ...address }, null, 2)}\n`);
await writeFile(join(DIST, 'nginx-headers.conf'), nginxHeaders(headers));
// Static hosts look for it in the folder that they serve; our server would serve it as a page.
await writeFile(join(hasServer ? DIST : CLIENT, '_headers'), headersFile(headers));
