// In the workspace a package exports its folders by a pattern, so that a new domain edits no list. The published
// package has a list, made of what was built: a folder with the file is an entry, as `salary` and `salary/form` are.
// Any Node runs this file: npm's is the first that installs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const PATTERN = /^(?:\.\/)?(.*\/)?\*\/([^*]+)$/u;

/** The folders below a folder that have the file, by their path from it. */
function foldersWith(folder, file) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      ...(readdirSync(join(folder, name)).includes(file) ? [name] : []),
      ...foldersWith(join(folder, name), file).map((inner) => `${name}/${inner}`),
    ]);
}

/** What stands in for the star. */
function foldersOf(root, target) {
  const [, parent = '', file] = PATTERN.exec(target) ?? [];
  if (file === undefined) throw new Error(`Not a pattern of folders: ${target}`);
  return foldersWith(join(root, parent), file).sort();
}

function listed(root, [entry, targets]) {
  if (!entry.includes('*')) return [[entry, targets]];
  return foldersOf(root, targets.default).map((name) => [
    entry.replace('*', name),
    Object.fromEntries(Object.entries(targets).map(([condition, path]) => [condition, path.replace('*', name)])),
  ]);
}

export const hooks = {
  beforePacking(manifest, root = process.cwd()) {
    const entries = Object.entries(manifest.exports ?? {}).flatMap((entry) => listed(root, entry));
    return entries.length === 0 ? manifest : { ...manifest, exports: Object.fromEntries(entries) };
  },
};
