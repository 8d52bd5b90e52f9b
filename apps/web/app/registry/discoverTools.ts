import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTools } from './checkTools.ts';
import { createRegistry, type FoundTool, type Registry } from './createRegistry.ts';
import type { ToolManifest } from './defineTool.ts';

const TOOLS_FOLDER = join(import.meta.dirname, '..', 'tools');

/** Reads the tool folders and creates the registry on Node: for the routes, the build and the browser tests. */
export async function discoverTools(folder = TOOLS_FOLDER): Promise<Registry> {
  const found: FoundTool[] = [];
  for (const name of readdirSync(folder).sort()) {
    const file = join(folder, name, 'tool.ts');
    if (!existsSync(file)) continue;
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: ToolManifest };
    found.push({ folder: name, manifest: module.default });
  }
  checkTools(found);
  return createRegistry(found);
}
