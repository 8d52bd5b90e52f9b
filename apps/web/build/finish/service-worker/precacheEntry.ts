import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestEntry } from 'workbox-build';
import { integrityOf } from '../page/htmlPage.ts';

/** Enough of a hash to tell the versions of one file apart. */
const REVISION_LENGTH = 12;

/** The folder of the files whose names have a hash of what they hold. */
const HASHED_FOLDER = '/assets/';

/** A file that the service worker caches. */
type Entry = ManifestEntry & { readonly size: number };

/**
 * A file as the service worker caches it. A prerendered file is served at the URL of its folder. The bytes of data are
 * checked, because data names no file of its release as a page does (`refuseOtherReleases`), and no host changes it. A
 * file whose name has a hash gets no revision, so it is taken from the cache of the browser where the page has already
 * fetched it.
 *
 * @param folder where the file is
 * @param releaseFile the path of the file that every page of the release names
 * @throws when a page does not name it: the worker would never install
 */
export async function precacheEntry(entry: Entry, folder: string, releaseFile: string): Promise<Entry> {
  const url = `/${entry.url.replace(/\/?index\.html$/u, '')}`;
  const revision = url.startsWith(HASHED_FOLDER) ? null : (entry.revision?.slice(0, REVISION_LENGTH) ?? null);
  const listed = { ...entry, url, revision };
  const content = await readFile(join(folder, entry.url), 'utf8');
  if (url.endsWith('.json')) return { ...listed, integrity: integrityOf(content) };
  if (entry.url.endsWith('index.html') && !content.includes(releaseFile)) throw new Error(`${url} has no release.`);
  return listed;
}
