import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reasonOf.ts';
import { visibleFiles } from './siteFiles.ts';

const RELEASES = 'releases';
const ASSETS = 'assets';
/** Earlier releases whose assets are still served. */
const RELEASES_KEPT = 2;
const SECOND_MS = 1000;
const UNFINISHED = '.part';
/** Copying takes a second; older temporary folders were left by killed processes. */
const ABANDONED_MS = 24 * 3_600_000;

/** Asset names contain content hashes, so the list of names identifies the release. */
function releaseName(assets: string): string {
  return createHash('sha256').update(visibleFiles(assets).toSorted().join('\n')).digest('hex').slice(0, 16);
}

/** Moved into place by renaming, so that an incomplete copy never counts as a release. */
function copyRelease(assets: string, release: string): void {
  // Gateways in containers may share the folder, and all have the same process number.
  const unfinished = `${release}.${randomUUID()}${UNFINISHED}`;
  try {
    cpSync(assets, join(unfinished, ASSETS), { recursive: true, filter: (file) => !file.endsWith('.map') });
    renameSync(unfinished, release);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process of the same release has already copied it.
    if (!existsSync(release)) throw error;
  }
}

function servedAt(release: string): number {
  return statSync(release, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Records the served release and keeps a copy of its assets, so that a page opened before the next release still
 * finds its files afterward. The two previous releases are kept; older ones are removed.
 *
 * @param today milliseconds since 1970
 * @returns the folders of the earlier releases, last served first; empty if the data folder is unusable
 */
export function keepReleases(siteDir: string, dataDir: string, today: number, log: Log): readonly string[] {
  const assets = join(siteDir, ASSETS);
  const folder = join(dataDir, RELEASES);
  try {
    if (!existsSync(assets)) return [];
    mkdirSync(folder, { recursive: true });
    const current = join(folder, releaseName(assets));
    const all = readdirSync(folder).map((name) => join(folder, name));
    const earlier = all
      .filter((release) => release !== current && !release.endsWith(UNFINISHED))
      .toSorted((one, other) => servedAt(other) - servedAt(one));
    const abandoned = all.filter((name) => name.endsWith(UNFINISHED) && today - servedAt(name) > ABANDONED_MS);
    // Before copying, which needs their space.
    for (const release of [...earlier.slice(RELEASES_KEPT), ...abandoned])
      rmSync(release, { recursive: true, force: true });
    if (!existsSync(current)) copyRelease(assets, current);
    // Later than every other, even if the machine's clock was set back.
    const time = Math.max(today, ...earlier.map((release) => servedAt(release) + SECOND_MS)) / SECOND_MS;
    utimesSync(current, time, time);
    return earlier.slice(0, RELEASES_KEPT);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'files of earlier releases cannot be kept');
    return [];
  }
}
