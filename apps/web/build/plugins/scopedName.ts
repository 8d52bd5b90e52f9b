import { createHash } from 'node:crypto';
import { pathFrom, ROOT } from '../paths.ts';

const HASH_LENGTH = 4;

const fileOf = new Map<string, string>();

/**
 * The name of a CSS module's class in the page: an underscore, its own name, and four characters that identify its
 * file. The bundler's default names are longer, and each is part of the style sheet, the scripts and every page. They
 * begin with an underscore, too: benchmarks and style overrides can select `[class*="_name"]` with either.
 *
 * @throws if two files would share their four characters
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = pathFrom(ROOT, file).split('?', 1);
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
  const other = fileOf.get(letters) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} and ${other} would have the same names.`);
  fileOf.set(letters, path);
  return `_${name}-${letters}`;
}
