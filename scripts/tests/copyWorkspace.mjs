import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../boot.mjs';

const AUTHOR = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];

function git(folder, ...words) {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
}

/** The sources as they stand, in a repository of their own with one commit, without what is installed or built. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-copy-'));
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate').split('\0');
  // A file that is deleted but not yet committed is listed, too.
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--message=copy');
  return { folder, git: (...words) => git(folder, ...words), remove: () => rmSync(folder, { recursive: true }) };
}
