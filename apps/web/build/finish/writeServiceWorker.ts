import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSW, type ManifestEntry } from 'workbox-build';
import { CLIENT, shortHash } from '../paths.ts';
import { answerNavigation, cacheNotFoundPages } from './offlinePages.ts';

/** Far above any file of the site, because larger files would silently be omitted. */
const MAX_FILE_BYTES = 5_000_000;

/** A prerendered file is served at the URL of its folder. */
function atItsUrl(entries: readonly (ManifestEntry & { readonly size: number })[]) {
  const manifest = entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/?index\.html$/u, '')}` }));
  return { manifest };
}

/**
 * Writes the service worker that caches the site on the device, except for the reference of the core, so that every
 * local tool works offline, also where its path is spelled in another way. Other paths get the not-found page there. It
 * never handles the API or the live feed, and a new version waits until the visitor agrees.
 */
export async function writeServiceWorker(): Promise<void> {
  const { warnings } = await generateSW({
    globDirectory: CLIENT,
    globPatterns: ['**/*.{html,js,css,svg,ico,webmanifest}', 'metadata/*.json', 'guides/*/*.json', 'icon-192.png'],
    // The reference is for developers; nobody downloads it along with a tool.
    globIgnores: ['sw.js', '404.html', 'en/404.html', '**/docs/**', 'assets/docs-*'],
    swDest: join(CLIENT, 'sw.js'),
    manifestTransforms: [atItsUrl],
    maximumFileSizeToCacheInBytes: MAX_FILE_BYTES,
    // The hash in an asset's name already identifies its version.
    dontCacheBustURLsMatching: /\/assets\//u,
    // Language and theme are not in the URL, and links from elsewhere may have additional parameters.
    ignoreURLParametersMatching: [/./u],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
        handler: answerNavigation,
      },
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: false,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const pages = await Promise.all(['404.html', 'en/404.html'].map((file) => readFile(join(CLIENT, file), 'utf8')));
  await appendFile(join(CLIENT, 'sw.js'), cacheNotFoundPages(shortHash(pages.join(''))));
}
