import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';
import { CLIENT, shortHash } from '../../paths.ts';
import {
  answerNavigation,
  cacheNotFoundPages,
  copyHashedFiles,
  deleteOtherReleases,
  fetchUnanswered,
  refuseOtherReleases,
  refuseOtherTypes,
} from './offlinePages.ts';
import { precacheEntry } from './precacheEntry.ts';

/** Far above any file of the site, because larger files would silently be omitted. */
const MAX_FILE_BYTES = 5_000_000;

/** The file that the pages of a release name, and no page of another. */
const RELEASE_FILE = /\/assets\/manifest-\w+\.js/u;

/** The name of the release in the worker until the whole worker, which decides it, has been generated. */
const RELEASE_PLACEHOLDER = '{release}';

async function releaseFile(): Promise<string> {
  const [file] = RELEASE_FILE.exec(await readFile(join(CLIENT, 'index.html'), 'utf8')) ?? [];
  if (file === undefined) throw new Error('The home page names no manifest.');
  return file;
}

/**
 * Writes the service worker that caches the site on the device, except for the reference of the core, so that every
 * local tool works offline, also where its path is spelled in another way. Other paths get the not-found page there. It
 * never handles the API or the live feed, and a new version waits until the visitor agrees.
 */
export async function writeServiceWorker(): Promise<void> {
  const file = await releaseFile();
  const { warnings } = await generateSW({
    globDirectory: CLIENT,
    globPatterns: ['**/*.{html,js,css,svg,ico,webmanifest}', 'metadata/*.json', 'guides/*/*.json', 'icon-192.png'],
    // The reference is for developers; nobody downloads it along with a tool.
    globIgnores: ['sw.js', '404.html', 'en/404.html', '**/docs/**', 'assets/docs-*'],
    swDest: join(CLIENT, 'sw.js'),
    manifestTransforms: [
      async (entries) => ({ manifest: await Promise.all(entries.map((entry) => precacheEntry(entry, CLIENT, file))) }),
    ],
    maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
    // Language and theme are not in the URL, and links from elsewhere may have additional parameters.
    ignoreURLParametersMatching: [/./u],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
        handler: answerNavigation,
      },
    ],
    // Each release has a cache of its own: one that becomes active deletes from its cache what it does not list, which
    // may be what a newer one that is being installed has just stored. `deleteOtherReleases` deletes the caches.
    cacheId: RELEASE_PLACEHOLDER,
    cleanupOutdatedCaches: false,
    clientsClaim: false,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const pages = await Promise.all(['404.html', 'en/404.html'].map((file) => readFile(join(CLIENT, file), 'utf8')));
  const worker = await readFile(join(CLIENT, 'sw.js'), 'utf8');
  if (!worker.includes(RELEASE_PLACEHOLDER)) throw new Error('The service worker names no cache.');
  const release = shortHash(worker + pages.join(''));
  const parts = [
    worker.replaceAll(RELEASE_PLACEHOLDER, release),
    fetchUnanswered(),
    refuseOtherReleases(file),
    refuseOtherTypes(),
    copyHashedFiles(),
    cacheNotFoundPages(release, file),
    deleteOtherReleases(release),
  ];
  await writeFile(join(CLIENT, 'sw.js'), parts.join(''));
}
