import { type Category, categories } from './categories.ts';
import type { ToolManifest } from './defineTool.ts';

export type Tool = ToolManifest & { readonly path: string };

export type Registry = {
  /** All tools, by category and rank. */
  readonly tools: readonly Tool[];
  readonly toolsOf: (category: Category['id']) => readonly Tool[];
  /** The tool at a path without language prefix and trailing slash. */
  readonly toolAt: (path: string) => Tool | undefined;
  readonly categoryAt: (path: string) => Category | undefined;
  readonly categoryOf: (tool: Tool) => Category;
};

/** One tool folder as it was found. */
export type FoundTool = { readonly folder: string; readonly manifest: ToolManifest };

/** Why the folders cannot be one site. The sentence names the folder, for whoever adds a tool. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

function categoryFor({ folder, manifest }: FoundTool): Category {
  const category = categories.find(({ id }) => id === manifest.category);
  if (category === undefined) {
    throw new RegistryError(`tools/${folder}: there is no category "${manifest.category}" in registry/categories.ts.`);
  }
  return category;
}

/**
 * Makes the registry of the tool folders that were found, or refuses with a sentence that names the folder: an id that
 * is not the folder's name, an unknown category, two tools at one path, two tools with one rank in a category.
 */
export function createRegistry(found: readonly FoundTool[]): Registry {
  const order = new Map(categories.map(({ id }, index) => [id, index]));
  const byPath = new Map<string, string>();
  const byRank = new Map<string, string>();
  const tools = found.map((entry): Tool => {
    const { folder, manifest } = entry;
    if (manifest.id !== folder) {
      throw new RegistryError(`tools/${folder}: its id is "${manifest.id}"; the id must be the name of the folder.`);
    }
    const path = `${categoryFor(entry).path}/${manifest.slug ?? manifest.id}`;
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
    return { ...manifest, path };
  });
  tools.sort((a, b) => (order.get(a.category) ?? 0) - (order.get(b.category) ?? 0) || a.rank - b.rank);
  const atPath = new Map(tools.map((tool) => [tool.path, tool]));
  return {
    tools,
    toolsOf: (category) => tools.filter((tool) => tool.category === category),
    toolAt: (path) => atPath.get(path),
    categoryAt: (path) => categories.find((category) => path === category.path || path.startsWith(`${category.path}/`)),
    categoryOf: (tool) => categoryFor({ folder: tool.id, manifest: tool }),
  };
}
