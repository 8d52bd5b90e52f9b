import { createRegistry } from './createRegistry.ts';
import type { ToolManifest } from './defineTool.ts';

const modules = import.meta.glob<ToolManifest>('../tools/*/tool.ts', { eager: true, import: 'default' });

/** The registry in the browser, from the same folders as found by the bundler. */
export const registry = createRegistry(
  Object.entries(modules).map(([file, manifest]) => ({ folder: file.split('/').at(-2) ?? '', manifest })),
);
