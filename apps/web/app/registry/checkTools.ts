import { categories } from './categories.ts';
import { type FoundTool, toTool } from './createRegistry.ts';

/** Why the tool folders are invalid. The message names the folder, for the author of a new tool. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Rejects invalid tool folders with a message that names the folder: an id other than the folder's name, an unknown
 * category, duplicate paths, duplicate ranks in a category. The build and the tests run this check; the browser
 * relies on it.
 */
export function checkTools(found: readonly FoundTool[]): void {
  const byPath = new Map<string, string>();
  const byRank = new Map<string, string>();
  for (const entry of found) {
    const { folder, manifest } = entry;
    if (manifest.id !== folder) {
      throw new RegistryError(`tools/${folder}: its id is "${manifest.id}"; the id must be the name of the folder.`);
    }
    if (!categories.some(({ id }) => id === manifest.category)) {
      throw new RegistryError(
        `tools/${folder}: there is no category "${manifest.category}" in registry/categories.ts.`,
      );
    }
    const { path } = toTool(entry);
    const samePath = byPath.get(path);
    if (samePath !== undefined) {
      throw new RegistryError(
        `tools/${folder}: tools/${samePath} is already at ${path}; give one of them another slug.`,
      );
    }
    const place = `${manifest.category} ${manifest.rank}`;
    const sameRank = byRank.get(place);
    if (sameRank !== undefined) {
      throw new RegistryError(
        `tools/${folder}: tools/${sameRank} already has rank ${manifest.rank} in ${manifest.category}.`,
      );
    }
    byPath.set(path, folder);
    byRank.set(place, folder);
  }
}
