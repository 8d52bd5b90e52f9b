import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from './paths.ts';

const HASH_LENGTH = 4;

const fileOf = new Map<string, string>();

/**
 * What a class of a CSS module is called in the page: its own name, and four letters of its file. The bundler's own names
 * are twice as long, and each stands in the style sheet, in the scripts and in every page.
 *
 * @throws where two files would share their letters
 */
export function scopedName(name: string, file: string): string {
  const [path = ''] = relative(ROOT, file).split('?', 1);
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, HASH_LENGTH);
  const other = fileOf.get(letters) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} and ${other} would have the same names.`);
  fileOf.set(letters, path);
  return `${name}-${letters}`;
}
