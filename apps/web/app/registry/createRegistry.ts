import { type Category, categories } from './categories.ts';
import type { ToolManifest } from './defineTool.ts';

/** `path` has neither a language prefix nor a trailing slash. */
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

/** A discovered tool folder. */
export type FoundTool = { readonly folder: string; readonly manifest: ToolManifest };

function categoryFor({ category: id }: ToolManifest): Category {
  const category = categories.find((candidate) => candidate.id === id);
  if (category === undefined) throw new RangeError(id);
  return category;
}

/** A discovered tool with its path. */
export function toTool({ manifest }: FoundTool): Tool {
  return { ...manifest, path: `${categoryFor(manifest).path}/${manifest.slug ?? manifest.id}` };
}

/** Creates the registry from tool folders that `checkTools` has accepted. */
export function createRegistry(found: readonly FoundTool[]): Registry {
  const order = new Map(categories.map(({ id }, index) => [id, index]));
  const tools = found.map(toTool);
  tools.sort((a, b) => (order.get(a.category) ?? 0) - (order.get(b.category) ?? 0) || a.rank - b.rank);
  const atPath = new Map(tools.map((tool) => [tool.path, tool]));
  return {
    tools,
    toolsOf: (category) => tools.filter((tool) => tool.category === category),
    toolAt: (path) => atPath.get(path),
    categoryAt: (path) => categories.find((category) => path === category.path || path.startsWith(`${category.path}/`)),
    categoryOf: categoryFor,
  };
}
