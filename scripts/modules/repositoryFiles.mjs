import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The files of the repository as they are: also new ones that are not added to Git yet, so that a check fails before
 * they are committed; none that are ignored or deleted.
 */
export function repositoryFiles(...patterns) {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
