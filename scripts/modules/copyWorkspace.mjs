import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './repositoryFiles.mjs';
import { root } from './root.mjs';

const AUTHOR = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
const SCOPE = '@toolbox';
const PACKAGE_FOLDERS = ['packages', 'apps', 'e2e'];

function git(folder, ...words) {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
}

/** The folders of the packages, relative to the root. */
function packageFolders() {
  const inside = (group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`);
  return PACKAGE_FOLDERS.flatMap((group) => [group, ...inside(group)]).filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}

/** Links to a folder; on Windows by a junction, which needs no privilege. */
export function linkFolder(target, path) {
  symlinkSync(target, path, 'junction');
}

/** Reuses the installed dependencies in the copy; only the workspace's own packages are those of the copy. */
function linkInstalled(folder) {
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  const own = new Map(packageFolders().map((path) => [path.split('/').at(-1), path]));
  for (const path of own.values()) {
    const installed = join(root, path, 'node_modules');
    if (!existsSync(installed)) continue;
    const modules = join(folder, path, 'node_modules');
    mkdirSync(modules, { recursive: true });
    for (const name of readdirSync(installed).filter((entry) => entry !== SCOPE)) {
      linkFolder(join(installed, name), join(modules, name));
    }
    if (!existsSync(join(installed, SCOPE))) continue;
    mkdirSync(join(modules, SCOPE));
    for (const name of readdirSync(join(installed, SCOPE))) {
      linkFolder(join(folder, own.get(name)), join(modules, SCOPE, name));
    }
  }
}

/** Copies the current sources to a new repository with one commit, without installed and built files. */
export function copyWorkspace() {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-copy-'));
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, ...AUTHOR, 'commit', '--quiet', '--message=copy');
  return {
    folder,
    git: (...words) => git(folder, ...words),
    linkInstalled: () => linkInstalled(folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
