// In the workspace a package exports its folders by a pattern, so that a new domain edits no list. A pattern also lets in
// folders inside of folders; so the published package has a list, made of what was built. Any Node runs this file: npm's is
// the first that installs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const PATTERN = /^(?:\.\/)?(.*\/)?\*\/([^*]+)$/u;

/** What stands in for the star: the folders that have the file. */
function foldersOf(root, target) {
  const [, parent = '', file] = PATTERN.exec(target) ?? [];
  if (file === undefined) throw new Error(`Not a pattern of one folder: ${target}`);
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(root, parent, entry.name)).includes(file))
    .map(({ name }) => name)
    .sort();
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
