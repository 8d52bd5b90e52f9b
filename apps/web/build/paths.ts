import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The output of the framework, which every later step processes. */
export const DIST = join(import.meta.dirname, '..', 'dist');
export const CLIENT = join(DIST, 'client');

const HASH_LENGTH = 8;

/** The path of a file from a folder, with `/` on every system. */
export function pathFrom(folder: string, file: string, fromTo = relative): string {
  return fromTo(folder, file).replaceAll('\\', '/');
}

/** Every file below a folder, sorted. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A short hash of a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
