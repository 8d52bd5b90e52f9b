import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestEntry } from 'workbox-build';
import { integrityOf } from './htmlPage.ts';

/** Enough of a hash to tell the versions of one file apart. */
const REVISION_LENGTH = 12;

/** A file that the service worker caches. */
type Entry = ManifestEntry & { readonly size: number };

/**
 * A file as the service worker caches it. A prerendered file is served at the URL of its folder. The bytes of data are
 * checked, because data names no file of its release as a page does (`refuseOtherReleases`), and no host changes it.
 *
 * @param folder where the file is
 */
export async function precacheEntry(entry: Entry, folder: string): Promise<Entry> {
  const url = `/${entry.url.replace(/\/?index\.html$/u, '')}`;
  const revision = entry.revision?.slice(0, REVISION_LENGTH) ?? null;
  if (!url.endsWith('.json')) return { ...entry, url, revision };
  return { ...entry, url, revision, integrity: integrityOf(await readFile(join(folder, entry.url), 'utf8')) };
}
